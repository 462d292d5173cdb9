import type { ReadStay } from '@stammtisch/domain/hotel-import/read-stay';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import type { hotelImportFilesIn } from '@stammtisch/i18n/hotel-import-files';
import { useText } from '@stammtisch/remote-kit';
import { TriangleAlert } from 'lucide-react';
import styles from './upload.module.css';

export interface SampleTableProps {
  rows: readonly ReadStay[];
  words: ReturnType<typeof hotelImportFilesIn>;
}

const shown = [
  'lastname',
  'forename',
  'roomno',
  'arrival',
  'departure',
  'arrangement',
  'persons',
] as const;

/** The first rows as they would be imported; one that cannot be read says why. */
export function SampleTable({ rows, words }: SampleTableProps) {
  const text = useText('hotel-import');
  return (
    // Wider than a phone: it is scrolled, by keys too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-label={text('sample.title')}>
      <table className={styles.table}>
        <caption>{text('sample.caption', { count: rows.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            {shown.map((field) => (
              <th key={field} scope="col">
                {words.field(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) =>
            row.kind === 'bad' ? (
              <tr key={index} className={styles.bad}>
                <td>{index + 1}</td>
                <td colSpan={shown.length}>
                  <TriangleAlert size={14} aria-hidden /> {row.faults.map(words.fault).join(', ')}
                </td>
              </tr>
            ) : (
              <tr key={index}>
                <td>{index + 1}</td>
                {shown.map((field) => (
                  <td key={field}>
                    {field === 'arrival' || field === 'departure'
                      ? formatWireDate(row.stay[field])
                      : row.stay[field]}
                  </td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}
