import type { HistoryEntry } from '@stammtisch/contracts/reservation/read-history';
import { statuses, type Status } from '@stammtisch/domain/reservation/status';

/** A line of the history as a translation key and its values; statuses are words of their own. */
export type Sentence =
  | { key: 'history.created'; status: Status | undefined }
  | { key: 'history.status'; from: Status | undefined; to: Status | undefined }
  | { key: 'history.moved' | 'history.edited-from-to'; from: string; to: string }
  | { key: 'history.edited' | 'history.arrived' | 'history.deleted' }
  | { key: 'history.fee-collected' | 'history.fee-refunded' }
  | { key: 'history.attached' | 'history.detached'; file: string }
  | { key: 'history.mail' | 'history.mail-asked' | 'history.mail-failed'; mail: string };

export function sentenceOf(entry: Pick<HistoryEntry, 'what' | 'from' | 'to'>): Sentence {
  const { what, from, to } = entry;
  switch (what) {
    case 'created':
      return { key: 'history.created', status: statusOf(to) };
    case 'status':
      return { key: 'history.status', from: statusOf(from), to: statusOf(to) };
    case 'moved':
      return { key: 'history.moved', from: from ?? '', to: to ?? '' };
    case 'edited':
      return from === null || to === null
        ? { key: 'history.edited' }
        : { key: 'history.edited-from-to', from, to };
    case 'attached':
    case 'detached':
      return { key: `history.${what}`, file: to ?? from ?? '' };
    case 'mail':
    case 'mail-asked':
    case 'mail-failed':
      return { key: `history.${what}`, mail: to ?? from ?? '' };
    case 'arrived':
    case 'deleted':
    case 'fee-collected':
    case 'fee-refunded':
      return { key: `history.${what}` };
  }
}

function statusOf(text: string | null): Status | undefined {
  return statuses.find((status) => status === text);
}
