import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { Day, Minute } from '@stammtisch/domain/time/minute';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { Button, SideSheet, Skeleton } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { useDayBook } from '../book/use-day-book.ts';
import { useTableSets } from '../book/use-table-sets.ts';
import { FreeTables } from '../waiting-list/free-tables.tsx';
import { PartyChips } from '../waiting-list/party-chips.tsx';
import { placesNow, type PlaceNow } from '../waiting-list/places-now.ts';
import { useJoin } from '../waiting-list/use-join.ts';
import { useSeatWalkIn } from './use-seat-walk-in.ts';
import styles from './walk-in-sheet.module.css';

export interface WalkInSheetProps {
  now: Minute;
  /** The service that runs; another day may be on the screen. */
  today: Day;
  rooms: readonly RoomReply[];
  /** Minutes that a party stays. */
  duration: number;
  onClose: () => void;
}

/** A party at the door in three taps: open, how many, where. Its arrival is now (decisions §1). */
export function WalkInSheet({ now, today, rooms, duration, onClose }: WalkInSheetProps) {
  const text = useText('reservations');
  const seatWalkIn = useSeatWalkIn();
  const formats = useFormats();
  const waiting = useJoin();
  const [persons, setPersons] = useState<number>();
  const [isPending, setPending] = useState(false);

  const sets = useTableSets();
  const book = useDayBook(today);

  const seat = async (size: number, { tables, duration: minutes }: PlaceNow) => {
    setPending(true);
    if (await seatWalkIn(size, tables, minutes)) onClose();
    else setPending(false);
  };

  const queue = async (size: number) => {
    if (await waiting.join({ persons: size, name: '' })) onClose();
  };

  return (
    <SideSheet isOpen title={text('walk-in.title')} onClose={onClose}>
      <h3 className={styles.question}>{text('walk-in.persons')}</h3>
      <PartyChips label={text('walk-in.persons')} persons={persons} onChoose={setPersons} />
      {persons !== undefined && renderTables(persons)}
    </SideSheet>
  );

  function renderTables(size: number) {
    if (book.isPending) return <Skeleton rows={4} />;
    const places = placesNow({ rooms, sets }, book.reservations, { persons: size, now, duration });
    const [best] = places;
    if (best === undefined) {
      return (
        <>
          <p className={styles.full}>{text('walk-in.full', { persons: formats.persons(size) })}</p>
          <Button
            variant="primary"
            isWide
            isPending={waiting.isPending}
            onPress={() => void queue(size)}
          >
            {text('waiting-list.join-now')}
          </Button>
        </>
      );
    }
    return (
      <>
        <h3 className={styles.question}>{text('walk-in.table')}</h3>
        <Button
          variant="primary"
          isWide
          isPending={isPending}
          onPress={() => void seat(size, best)}
        >
          {text('walk-in.auto')}
        </Button>
        <FreeTables
          label={text('walk-in.table')}
          places={places}
          isDisabled={isPending}
          onChoose={(place) => void seat(size, place)}
        />
      </>
    );
  }
}
