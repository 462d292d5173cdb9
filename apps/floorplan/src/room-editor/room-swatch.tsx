import type { RoomReply } from '@stammtisch/contracts/room/room';
import { useText } from '@stammtisch/remote-kit';
import { VisuallyHidden } from '@stammtisch/ui-kit';
import styles from './room-swatch.module.css';

/** The room's colour; hollow while the room is not in use. */
export function RoomSwatch({ room }: { room: Pick<RoomReply, 'color' | 'active'> }) {
  const text = useText('floorplan');
  const style = room.active ? { background: room.color } : {};
  return (
    <span className={styles.swatch} style={style}>
      {room.active ? null : <VisuallyHidden>{text('room-editor.inactive')}</VisuallyHidden>}
    </span>
  );
}
