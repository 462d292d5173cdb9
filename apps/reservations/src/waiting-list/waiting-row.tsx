import { mentionsAllergy } from '@stammtisch/domain/reservation/allergy';
import type { Minute } from '@stammtisch/domain/time/minute';
import { minutesBetween } from '@stammtisch/domain/time/minute';
import { minuteInZone, useRestaurant, useText } from '@stammtisch/remote-kit';
import { useFormats } from '@stammtisch/i18n';
import { Button, TagChip } from '@stammtisch/ui-kit';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { guestNameOf, partyOf, tableNamesOf } from '../book/reservation.ts';
import { useTags } from '../tags/use-tags.ts';
import { clockOf } from './clock-of.ts';
import { useReasonWords } from './quote-words.ts';
import { isProposed, type WaitingParty } from './use-waiting-list.ts';
import styles from './waiting-row.module.css';

export interface WaitingRowProps {
  party: WaitingParty;
  now: Minute;
  isPending: boolean;
  onSeat: (tables: string[]) => void;
  onChooseTable: () => void;
  /** What else can be done, behind one button. */
  menu: ReactNode;
  /** The free tables, while one of them is being chosen. */
  children?: ReactNode;
}

/** One party that waits: how many, who, since when, what it was promised, and why it waits. */
export function WaitingRow({ party, now, isPending, menu, ...props }: WaitingRowProps) {
  const text = useText('reservations');
  const { timeZone } = useRestaurant();
  const { duration } = useFormats();
  const { colorOf } = useTags();
  const reasonOf = useReasonWords();
  const { wait, waitingSince, promisedAt } = party;
  const name = guestNameOf(party);
  const note = party.comment || party.onlineComment || party.internalComment;
  const isFree = isProposed(party);
  const isBroken =
    !isFree && promisedAt !== null && minuteInZone(new Date(promisedAt), timeZone) < now;

  return (
    <li className={styles.row} data-free={isFree || undefined} aria-label={name}>
      <span className={styles.party}>{partyOf(party)}</span>
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          <span>{waitingWords()}</span>
          {promisedAt !== null && (
            <span className={styles.promise} data-broken={isBroken || undefined}>
              {isBroken && <TriangleAlert aria-hidden />}
              {text(isBroken ? 'waiting-list.promise-broken' : 'waiting-list.promised', {
                time: clockOf(promisedAt, timeZone),
              })}
            </span>
          )}
        </span>
        {(note !== '' || party.tags.length > 0) && (
          <span className={styles.notes}>
            {party.tags.map((tag) => (
              <TagChip key={tag} name={tag} color={colorOf(tag)} />
            ))}
            {note !== '' && (
              <span className={styles.note} data-allergy={mentionsAllergy(note) || undefined}>
                {mentionsAllergy(note) ? `${text('print.allergy')}: ${note}` : note}
              </span>
            )}
          </span>
        )}
      </span>
      <span className={styles.quote}>
        {quoteWords()}
        <span className={styles.reason}>{reasonOf(party)}</span>
      </span>
      <span className={styles.actions}>
        {isFree ? (
          <Button
            variant="primary"
            isPending={isPending}
            aria-label={text('waiting-list.seat-at', { name, table: tableNamesOf(wait) })}
            onPress={() => props.onSeat(wait.tables.map(({ id }) => id))}
          >
            {text('action.SEATED')}
          </Button>
        ) : (
          <Button
            isDisabled={isPending}
            aria-label={text('waiting-list.choose-table-for', { name })}
            onPress={props.onChooseTable}
          >
            {text('waiting-list.choose-table')}
          </Button>
        )}
        {menu}
      </span>
      {props.children && <div className={styles.tables}>{props.children}</div>}
    </li>
  );

  function waitingWords(): string {
    if (waitingSince === null) return text('waiting-list.expected', { time: party.time });
    const since = minuteInZone(new Date(waitingSince), timeZone);
    const minutes = Math.max(0, minutesBetween(since, now));
    return text('waiting-list.since', {
      time: clockOf(waitingSince, timeZone),
      span: duration(minutes),
    });
  }

  function quoteWords() {
    if (isFree) {
      return (
        <strong className={styles.free}>
          {text('waiting-list.table-free', {
            table: tableNamesOf(wait),
            room: wait.tables[0]?.room ?? '',
          })}
        </strong>
      );
    }
    if (wait.minutes === null || wait.time === null) return <strong>–</strong>;
    return (
      <strong>
        {text('waiting-list.about', { span: duration(wait.minutes), time: wait.time })}
      </strong>
    );
  }
}
