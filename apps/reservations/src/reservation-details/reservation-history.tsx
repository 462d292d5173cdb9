import { readHistory, type HistoryEntry } from '@stammtisch/contracts/reservation/read-history';
import { findLink } from '@stammtisch/hal-client';
import { useFormats } from '@stammtisch/i18n';
import { minuteInZone, useResource, useRestaurant, useText } from '@stammtisch/remote-kit';
import { FailureCard, Skeleton } from '@stammtisch/ui-kit';
import type { Reservation } from '../book/reservation.ts';
import { sentenceOf } from './history-sentence.ts';
import styles from './reservation-history.module.css';

/** Who changed what and when, newest first. */
export function ReservationHistory({ reservation }: { reservation: Reservation }) {
  const text = useText('reservations');
  const { timeZone } = useRestaurant();
  const { dateTime } = useFormats();
  const say = useSentence();
  const link = findLink(reservation, 'history');
  const query = useResource(link, { schema: readHistory.reply });
  if (query.isError) {
    return <FailureCard title={text('failed.history')} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined) return <Skeleton rows={4} shape="text" />;
  const entries = query.data.resource._embedded.entries.toReversed();
  if (entries.length === 0) return <p>{text('history.empty')}</p>;
  return (
    <ol className={styles.history}>
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.what} ${entry.to}`} className={styles.entry}>
          <p className={styles.sentence}>{say(entry)}</p>
          <p className={styles.when}>
            {dateTime(minuteInZone(new Date(entry.at), timeZone))}
            {' · '}
            {entry.editor ?? text(`history.by-${entry.by}`)}
          </p>
        </li>
      ))}
    </ol>
  );
}

const mails = [
  'request',
  'confirmation',
  'refusal',
  'cancellation',
  'reminder',
  'rating',
  'change',
] as const;

function useSentence(): (entry: HistoryEntry) => string {
  const text = useText('reservations');
  const common = useText('common');
  return (entry) => {
    const sentence = sentenceOf(entry);
    switch (sentence.key) {
      case 'history.created':
        return sentence.status === undefined
          ? text('history.created')
          : text('history.created-as', { status: common(`status.${sentence.status}`) });
      case 'history.status': {
        const word = (status: typeof sentence.from) => (status ? common(`status.${status}`) : '?');
        return text(sentence.key, { from: word(sentence.from), to: word(sentence.to) });
      }
      case 'history.moved':
      case 'history.edited-from-to':
        return text(sentence.key, { from: sentence.from, to: sentence.to });
      case 'history.attached':
      case 'history.detached':
        return text(sentence.key, { file: sentence.file });
      case 'history.mail':
      case 'history.mail-asked':
      case 'history.mail-failed': {
        const known = mails.find((mail) => mail === sentence.mail);
        return text(sentence.key, { mail: known ? text(`mail.${known}`) : sentence.mail });
      }
      case 'history.edited':
      case 'history.arrived':
      case 'history.deleted':
      case 'history.fee-collected':
      case 'history.fee-refunded':
        return text(sentence.key);
    }
  };
}
