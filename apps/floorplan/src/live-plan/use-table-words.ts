import { guestNameOf } from '@stammtisch/domain/reservation/guest-name';
import { partyOf } from '@stammtisch/domain/reservation/party';
import { useText } from '@stammtisch/remote-kit';
import type { TableState } from './table-state.ts';

export interface TableWords {
  /** On the table, where there is little room: `19:30`, `–21:00` while they sit, `frei`. */
  short: string;
  /** Whom it is held for, where there is room. */
  guest: string | undefined;
  /** The whole of it, for who hears the plan or points at the table. */
  spoken: string;
}

/** What a table says of its state. */
export function useTableWords(state: TableState): TableWords {
  const text = useText('floorplan');
  if (state.kind === 'free') {
    const free = text('live-plan.free');
    return { short: free, guest: undefined, spoken: free };
  }
  const { kind, party, next } = state;
  const guest = guestNameOf(party);
  const values = { time: party.time, end: party.endTime, guest, persons: partyOf(party) };
  const now = text(`live-plan.says-${kind}`, values);
  const after = next && text('live-plan.then', { time: next.time, guest: guestNameOf(next) });
  return {
    short: text(`live-plan.short-${kind}`, values),
    guest: text('live-plan.party', values),
    spoken: after === undefined ? now : `${now}; ${after}`,
  };
}
