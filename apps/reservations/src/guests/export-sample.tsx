import { newsletterColumns, type GuestColumn } from '@stammtisch/contracts/guest/export-guests';
import { useLanguage } from '@stammtisch/i18n';
import { guestColumnsIn } from '@stammtisch/i18n/guest-columns';
import { useText } from '@stammtisch/remote-kit';
import type { ExportKind } from './use-export-guests.ts';
import { useGuestList } from './use-guest-list.ts';
import styles from './export-sheet.module.css';

export interface ExportSampleProps {
  kind: ExportKind;
  columns: readonly GuestColumn[];
}

const rows = 4;

/** The first lines with real guests, so that nobody opens the file only to see what is missing. */
export function ExportSample({ kind, columns }: ExportSampleProps) {
  const text = useText('reservations');
  const { heading, cell } = guestColumnsIn(useLanguage());
  const { guests } = useGuestList('', 'all');
  const isNewsletter = kind === 'newsletter';
  const shown = isNewsletter ? newsletterColumns : columns;
  const sample = guests
    .filter((guest) => !isNewsletter || (guest.allowsNewsletter && guest.email !== ''))
    .slice(0, rows);
  return (
    // It scrolls sideways, and without a mouse only what has the focus does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.sample} aria-label={text('guests.export-sample')} tabIndex={0}>
      <table>
        <caption>{text('guests.export-sample')}</caption>
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column} scope="col">
                {heading(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map((guest) => (
            <tr key={guest.id}>
              {shown.map((column) => (
                <td key={column}>{cell(guest[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
