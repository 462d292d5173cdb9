import type { ChartTable as Rows } from './chart.ts';
import styles from './chart-table.module.css';

export interface ChartTableProps {
  caption: string;
  table: Rows;
  /** Otherwise it is there for screen readers only. */
  isSeen: boolean;
}

/** What a chart draws, in rows. */
export function ChartTable({ caption, table, isSeen }: ChartTableProps) {
  const rows = (
    <table className={styles.table}>
      {!isSeen && <caption>{caption}</caption>}
      <thead>
        <tr>
          {table.head.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={table.head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!isSeen) return <div className={styles.unseen}>{rows}</div>;
  return (
    // A keyboard has to be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      {rows}
    </section>
  );
}
