import { createReservation } from '@stammtisch/contracts/reservation/create-reservation';
import type { RoomReply } from '@stammtisch/contracts/room/room';
import { dayOf, type Minute } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { idempotencyKey } from '@stammtisch/hal-client';
import { useHost, useText } from '@stammtisch/remote-kit';
import { Button, SideSheet } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { tableNamesOf, type Reservation } from '../book/reservation.ts';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import { useTellRefusal } from '../book/use-tell-refusal.ts';
import { withMaster } from '../book/with-master.ts';
import { tableChoices } from '../reservation-form/table-choices.ts';
import type { NewBody } from '../reservation-form/to-body.ts';
import styles from './walk-in-sheet.module.css';

export interface WalkInSheetProps {
  now: Minute;
  rooms: readonly RoomReply[];
  book: readonly Reservation[];
  /** Minutes that a party stays. */
  duration: number;
  onClose: () => void;
}

const sizes = Array.from({ length: 12 }, (_, index) => index + 1);

/** A party at the door in three taps: open, how many, where. Its arrival is now (decisions §1). */
export function WalkInSheet({ now, rooms, book, duration, onClose }: WalkInSheetProps) {
  const { client, entry, notices, requireMaster } = useHost();
  const text = useText('reservations');
  const tellRefusal = useTellRefusal();
  const refresh = useBookRefresh();
  const [persons, setPersons] = useState<number>();
  const [isPending, setPending] = useState(false);

  const seat = async (tables: 'auto' | string[]) => {
    if (persons === undefined) return;
    setPending(true);
    const body: NewBody = {
      guest: { lastname: text('walk-in.guest-name'), temporary: true },
      persons: { from: persons, to: persons },
      date: formatWireDate(dayOf(now)),
      time: formatWireTime(now),
      tables,
      status: 'SEATED',
    };
    const key = idempotencyKey();
    try {
      const { resource } = await withMaster(requireMaster, () =>
        client.call(entry, createReservation, { body, idempotencyKey: key }),
      );
      const table = tableNamesOf(resource);
      notices.success(
        table === '' ? text('walk-in.seated-nowhere') : text('walk-in.seated', { table }),
      );
      onClose();
    } catch (error) {
      tellRefusal(error);
      setPending(false);
    }
    await refresh();
  };

  const free = tableChoices(rooms, book, {
    persons: persons ?? 1,
    start: now,
    duration,
    except: '',
  })
    .filter((choice) => choice.state === 'free')
    .toSorted((first, second) => first.seats - second.seats);

  return (
    <SideSheet isOpen title={text('walk-in.title')} onClose={onClose}>
      <h3 className={styles.question}>{text('walk-in.persons')}</h3>
      <div className={styles.choices}>
        {sizes.map((size) => (
          <button
            key={size}
            type="button"
            className={styles.choice}
            aria-pressed={size === persons}
            onClick={() => setPersons(size)}
          >
            {size}
          </button>
        ))}
      </div>
      {persons !== undefined && (
        <>
          <h3 className={styles.question}>{text('walk-in.table')}</h3>
          <Button variant="primary" isWide isPending={isPending} onPress={() => void seat('auto')}>
            {text('walk-in.auto')}
          </Button>
          <div className={styles.choices}>
            {free.map((table) => (
              <button
                key={table.id}
                type="button"
                className={styles.choice}
                disabled={isPending}
                onClick={() => void seat([table.id])}
              >
                {table.name}
                <small>
                  {table.room} · {text('form.table-seats', { seats: table.seats })}
                </small>
              </button>
            ))}
          </div>
        </>
      )}
    </SideSheet>
  );
}
