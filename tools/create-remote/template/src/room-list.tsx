import type { RoomReply } from '@stammtisch/contracts/room/room';
import { useText } from '@stammtisch/remote-kit';
import styles from './room-list.module.css';

/** Each room with how many tables it has. */
export function RoomList({ rooms }: { rooms: readonly RoomReply[] }) {
  const text = useText('__name__');
  return (
    <ul className={styles.rooms}>
      {rooms.map((room) => (
        <li key={room.id}>
          {room.name} · {text('overview.tables', { count: room.tables.length })}
        </li>
      ))}
    </ul>
  );
}
