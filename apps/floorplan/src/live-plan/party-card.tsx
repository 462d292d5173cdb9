import type { LivePlanWish } from '@stammtisch/contracts/slots/live-plan';
import type { Status } from '@stammtisch/domain/reservation/status';
import { hasLink } from '@stammtisch/hal-client';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { Button, StatusBadge } from '@stammtisch/ui-kit';
import { Sprout } from 'lucide-react';
import type { PlanParty } from './plan-party.ts';
import styles from './party-card.module.css';

export interface PartyCardProps {
  party: PlanParty;
  onWish: ((wish: LivePlanWish) => void) | undefined;
  /** Chooses another table, or one more. */
  onCarry: (joins: boolean) => void;
}

/** What happens to a party at its table. */
const atTable: readonly Status[] = ['SEATED', 'CLOSED', 'NO_SHOW'];

/** A party of the chosen table, with what can be done with it there. */
export function PartyCard({ party, onWish, onCarry }: PartyCardProps) {
  const text = useText('floorplan');
  const formats = useFormats();
  const { reservation, guest, size } = party;
  const next = atTable.filter((status) => reservation.nextStatuses.includes(status));
  const notes = [...reservation.tags, reservation.comment, reservation.onlineComment].filter(
    (note) => note !== '',
  );
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <strong className={styles.guest}>{guest}</strong>
        <StatusBadge status={reservation.status} />
      </div>
      <p className={styles.stay}>
        {text('live-plan.stay', {
          time: formats.time(reservation.time),
          end: formats.time(reservation.endTime),
          persons: size,
        })}
      </p>
      {reservation.tables.length > 1 && (
        <p className={styles.stay}>
          {text('live-plan.together', {
            tables: reservation.tables.map(({ name }) => name).join(' + '),
          })}
        </p>
      )}
      {notes.length > 0 && (
        <p className={styles.notes} data-allergy={party.hasAllergy || undefined}>
          {party.hasAllergy && <Sprout aria-hidden />}
          {notes.join(' · ')}
        </p>
      )}
      {onWish && (
        <div className={styles.actions}>
          {next.map((to, index) => (
            <Button
              key={to}
              variant={index === 0 ? 'primary' : 'secondary'}
              onPress={() => onWish({ kind: 'status', reservation: party.id, to })}
            >
              {text(`live-plan.to-${to === 'SEATED' || to === 'CLOSED' ? to : 'NO_SHOW'}`)}
            </Button>
          ))}
          {(hasLink(reservation, 'move') || hasLink(reservation, 'seat')) && (
            <>
              <Button onPress={() => onCarry(false)}>{text('live-plan.change-table')}</Button>
              <Button onPress={() => onCarry(true)}>{text('live-plan.join-table')}</Button>
            </>
          )}
          <Button variant="quiet" onPress={() => onWish({ kind: 'open', reservation: party.id })}>
            {text('live-plan.details')}
          </Button>
        </div>
      )}
    </li>
  );
}
