import { useText } from '@stammtisch/remote-kit';
import { useIsNarrow } from '@stammtisch/ui-kit';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Guest } from './guest.ts';
import { GuestRow } from './guest-row.tsx';
import { useWindow } from './use-window.ts';
import styles from './guest-table.module.css';

export interface GuestTableProps {
  guests: readonly Guest[];
  openId: string | undefined;
  hasMore: boolean;
  onMore: () => void;
  onOpen: (guest: Guest) => void;
}

/** Pixels; the rows' own style says the same. */
const rowHeights = { wide: 48, narrow: 64 };

/** However many guests there are, only those in sight are drawn. Arrow keys go from row to row. */
export function GuestTable({ guests, openId, hasMore, onMore, onOpen }: GuestTableProps) {
  const text = useText('reservations');
  const frame = useRef<HTMLDivElement>(null);
  const rowHeight = rowHeights[useIsNarrow() ? 'narrow' : 'wide'];
  const { from, to } = useWindow(frame, rowHeight);
  const shown = guests.slice(from, to);
  const isNearEnd = hasMore && to >= guests.length;
  useEffect(() => {
    if (isNearEnd) onMore();
    // Once for each page that came.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isNearEnd, guests.length]);

  return (
    <div ref={frame} className={styles.frame} onKeyDown={goToNeighbour} role="presentation">
      <table className={styles.table} aria-label={text('guests.table')} aria-rowcount={-1}>
        <thead>
          <tr>
            <th scope="col">{text('guests.name')}</th>
            <th scope="col" className={styles.phone}>
              {text('guests.phone')}
            </th>
            <th scope="col" className={styles.email}>
              {text('guests.email')}
            </th>
            <th scope="col" className={styles.tags}>
              {text('guests.tags')}
            </th>
            <th scope="col" className={styles.number}>
              {text('guests.reservations')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Space rows={from} height={rowHeight} />
          {shown.map((guest, index) => (
            <GuestRow
              key={guest.id}
              guest={guest}
              // The head is the first row.
              position={from + index + 2}
              isOpen={guest.id === openId}
              onOpen={onOpen}
            />
          ))}
          <Space rows={guests.length - from - shown.length} height={rowHeight} />
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows that are not drawn; in one column, because a hidden one must not come back. */
function Space({ rows, height }: { rows: number; height: number }) {
  if (rows <= 0) return null;
  return (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <td className={styles.space} style={{ height: rows * height }} />
    </tr>
  );
}

function goToNeighbour(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('tbody button')];
  const next = buttons[buttons.indexOf(event.target) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
