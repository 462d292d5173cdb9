import type { RoomReply } from '@stammtisch/contracts/room/room';
import { useId } from 'react';
import type { TableLook } from './table-look.ts';
import { TableMark } from './table-mark.tsx';
import styles from './table-list.module.css';

export interface TableListProps {
  rooms: readonly { room: RoomReply; looks: readonly TableLook[] }[];
  onPress: (table: string) => void;
}

/** The plan in words: each room’s tables one below the other. */
export function TableList({ rooms, onPress }: TableListProps) {
  const id = useId();
  return (
    <div className={styles.rooms}>
      {rooms.map(({ room, looks }) => (
        <section key={room.id} aria-labelledby={`${id}${room.id}`}>
          <h2 id={`${id}${room.id}`} className={styles.name}>
            {room.name}
          </h2>
          <ul className={styles.tables}>
            {looks.map((look) => (
              <li key={look.id}>
                <button
                  type="button"
                  className={styles.table}
                  aria-label={look.spoken}
                  aria-pressed={look.isChosen}
                  data-table={look.id}
                  data-party={look.party}
                  data-light={look.light}
                  onClick={() => onPress(look.id)}
                >
                  <TableMark kind={look.kind} />
                  <strong>{look.name}</strong>
                  <span>{look.word}</span>
                  <span>{look.load}</span>
                  <span className={styles.more}>
                    {[look.lightWord ?? look.short, look.guest, look.next]
                      .filter((word) => word !== undefined && word !== '')
                      .join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
