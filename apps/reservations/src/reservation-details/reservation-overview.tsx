import type { Companion } from '@stammtisch/contracts/reservation/reservation';
import type { Minute } from '@stammtisch/domain/time/minute';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { useFormats } from '@stammtisch/i18n';
import { minuteInZone, useRestaurant, useText } from '@stammtisch/remote-kit';
import { Banner, Fact, Facts, Skeleton, StatusBadge, TagChip } from '@stammtisch/ui-kit';
import { lazy, Suspense } from 'react';
import { guestNameOf, tableNamesOf, type Reservation } from '../book/reservation.ts';
import { useTags } from '../tags/use-tags.ts';
import { Stars } from '../ratings/stars.tsx';
import { overlayOf } from '../status/overlay.ts';
import styles from './reservation-overview.module.css';

// Below everything else, and few parties have one.
const SeriesPart = lazy(async () => ({
  default: (await import('./series-part.tsx')).SeriesPart,
}));
const Attachments = lazy(async () => ({
  default: (await import('./attachments.tsx')).Attachments,
}));

export interface ReservationOverviewProps {
  reservation: Reservation;
  now: Minute;
}

/** All that the book knows of a party, without a field to type in. */
export function ReservationOverview({ reservation, now }: ReservationOverviewProps) {
  const text = useText('reservations');
  const common = useText('common');
  const formats = useFormats();
  const { timeZone } = useRestaurant();
  const { colorOf } = useTags();
  const { guest, persons } = reservation;
  const overlay = overlayOf(reservation, now);
  const clock = (instant: string) => formats.clock(new Date(instant), timeZone);
  const sent = (instant: string) => {
    const minute = minuteInZone(new Date(instant), timeZone);
    return { date: formats.date(minute), time: formats.time(minute) };
  };
  const day = parseWireDate(reservation.date);
  const table = tableNamesOf(reservation);
  return (
    <div className={styles.overview}>
      {reservation.mailFailure !== null && (
        <Banner tone="danger">
          {text('details.mail-failed', { address: reservation.mailFailure })}
        </Banner>
      )}
      {reservation.locked && <Banner>{text('details.locked')}</Banner>}
      <div className={styles.top}>
        <p className={styles.time}>
          {reservation.time}
          <span className={styles.until}>
            {text('details.until', { time: reservation.endTime })}
          </span>
        </p>
        <p className={styles.statuses}>
          <StatusBadge status={reservation.status} />
          {overlay && <span className={styles.overlay}>{common(overlay)}</span>}
        </p>
      </div>
      <Facts>
        <Fact label={common('date')}>{day && formats.longDate(day)}</Fact>
        <Fact label={common('persons')}>{formats.persons(persons.from, persons.to)}</Fact>
        <Fact label={common('table')}>
          {table === ''
            ? text('list.unassigned')
            : `${table} · ${reservation.tables[0]?.room ?? ''}`}
        </Fact>
        <Fact label={text('details.stay')}>{formats.duration(reservation.duration)}</Fact>
        <Fact label={text('details.guest')}>
          {[guest.anrede, guestNameOf(reservation)].filter(Boolean).join(' ')}
          {guest.company !== '' && guest.company !== guestNameOf(reservation) && (
            <span className={styles.second}>{guest.company}</span>
          )}
        </Fact>
        {guest.phone !== '' && (
          <Fact label={common('phone')}>
            <a href={`tel:${guest.phone.replaceAll(' ', '')}`}>{guest.phone}</a>
          </Fact>
        )}
        {guest.email !== '' && (
          <Fact label={common('email')}>
            <a href={`mailto:${guest.email}`}>{guest.email}</a>
          </Fact>
        )}
        {reservation.inRoom && <Fact label={text('party.room')}>{reservation.inRoom.name}</Fact>}
        {reservation.tags.length > 0 && (
          <Fact label={text('form.tags')}>
            <span className={styles.tags}>
              {reservation.tags.map((tag) => (
                <TagChip key={tag} name={tag} color={colorOf(tag)} />
              ))}
            </span>
          </Fact>
        )}
        {reservation.preOrders.length > 0 && (
          <Fact label={text('party.pre-orders')}>
            {reservation.preOrders.map(({ name, count }) => `${count} × ${name}`).join(', ')}
          </Fact>
        )}
        {reservation.companions.length > 0 && (
          <Fact label={text('party.companions')}>
            {reservation.companions.map(wordsOf).join('; ')}
          </Fact>
        )}
        {reservation.rating && (
          <Fact label={text('ratings.of-visit')}>
            <Stars count={reservation.rating.stars} />
            {reservation.rating.comment !== '' && (
              <span className={styles.second}>{reservation.rating.comment}</span>
            )}
          </Fact>
        )}
        <Note label={text('list.comment')} words={reservation.comment} />
        <Note label={text('list.online-comment')} words={reservation.onlineComment} />
        <Note label={text('list.internal-comment')} words={reservation.internalComment} />
      </Facts>
      {reservation.series && (
        <Suspense fallback={<Skeleton rows={1} shape="text" />}>
          <SeriesPart series={reservation.series} reservation={reservation} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton rows={2} shape="text" />}>
        <Attachments reservation={reservation} />
      </Suspense>
      <ul className={styles.trail}>
        {reservation.arrivalAt && (
          <li>{text('details.arrival', { time: clock(reservation.arrivalAt) })}</li>
        )}
        {reservation.departureAt && (
          <li>{text('details.departure', { time: clock(reservation.departureAt) })}</li>
        )}
        {reservation.timesEstimated && <li>{text('details.estimated')}</li>}
        {reservation.confirmationSentAt && (
          <li>{text('details.confirmation-sent', sent(reservation.confirmationSentAt))}</li>
        )}
        {reservation.refusalSentAt && (
          <li>{text('details.refusal-sent', sent(reservation.refusalSentAt))}</li>
        )}
        <li>
          {reservation.source === 'ONLINE'
            ? text('details.source-online')
            : text('details.source-staff')}
          {reservation.creator !== '' && `, ${reservation.creator}`}
        </li>
      </ul>
    </div>
  );
}

function wordsOf({
  anrede,
  forename,
  lastname,
  company,
  phone,
  email,
  comment,
}: Companion): string {
  const name = [anrede, forename, lastname].filter((part) => part !== '').join(' ');
  return [name, company, phone, email, comment].filter((part) => part !== '').join(', ');
}

function Note({ label, words }: { label: string; words: string }) {
  return words === '' ? null : <Fact label={label}>{words}</Fact>;
}
