import { mentionsAllergy } from '@stammtisch/domain/reservation/allergy';
import { countParties } from '@stammtisch/domain/reservation/party';
import type { Day } from '@stammtisch/domain/time/minute';
import { useFormats } from '@stammtisch/i18n';
import { useRestaurant, useText } from '@stammtisch/remote-kit';
import { guestNameOf, partyOf, tableNamesOf, type Reservation } from '../book/reservation.ts';
import { useDayInfoOf } from '../day-info/use-day-info.ts';
import { sortForPaper, type PrintOrder } from './print-order.ts';
import styles from './day-paper.module.css';

export interface DayPaperProps {
  day: Day;
  reservations: readonly Reservation[];
  order: PrintOrder;
}

/** The day on A4, for the pass and the kitchen; allergies stand out without colour. */
export function DayPaper({ day, reservations, order }: DayPaperProps) {
  const text = useText('reservations');
  const common = useText('common');
  const { longDate } = useFormats();
  const { name } = useRestaurant();
  const note = useDayInfoOf(day).query.data?.resource.comment ?? '';
  const rows = sortForPaper(reservations, order);
  return (
    <section className={styles.paper}>
      <h1 className={styles.title}>{text('print.title', { date: longDate(day) })}</h1>
      <p className={styles.sum}>
        {name} · {text('print.sum', { ...countParties(rows) })}
      </p>
      {note !== '' && <p className={styles.note}>{note}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('print.time')}</th>
            <th scope="col">{text('print.persons')}</th>
            <th scope="col">{text('print.name')}</th>
            <th scope="col">{common('table')}</th>
            <th scope="col">{text('print.tags')}</th>
            <th scope="col">{text('print.notes')}</th>
            <th scope="col">{text('print.status')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className={styles.strong}>{row.time}</td>
              <td className={styles.strong}>{partyOf(row)}</td>
              <td>
                {guestNameOf(row)}
                {row.guest.phone !== '' && <small>{row.guest.phone}</small>}
              </td>
              <td className={styles.strong}>{tableNamesOf(row)}</td>
              <td>{row.tags.join(', ')}</td>
              <td>
                {[row.comment, row.onlineComment, row.internalComment]
                  .filter((words) => words !== '')
                  .map((words) => (
                    <p
                      key={words}
                      className={styles.words}
                      data-allergy={mentionsAllergy(words) || undefined}
                    >
                      {mentionsAllergy(words) && <strong>{text('print.allergy')}: </strong>}
                      {words}
                    </p>
                  ))}
              </td>
              <td>{common(`status.${row.status}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
