import type { RoomReply } from '@stammtisch/contracts/room/room';
import { useText } from '@stammtisch/remote-kit';
import { IconButton, SegmentedControl } from '@stammtisch/ui-kit';
import { List, Map, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import styles from './plan-tools.module.css';

export type PlanView = 'plan' | 'list';

export interface PlanToolsProps {
  rooms: readonly { room: RoomReply; free: number; tables: number }[];
  /** A room's id, or `all`. */
  room: string;
  view: PlanView;
  zoom: { zoom: number; zoomIn: () => void; zoomOut: () => void; fit: () => void };
  onRoom: (room: string) => void;
  onView: (view: PlanView) => void;
}

/** Which room, as plan or as list, and how large. */
export function PlanTools({ rooms, room, view, zoom, onRoom, onView }: PlanToolsProps) {
  const text = useText('floorplan');
  return (
    <div className={styles.tools}>
      {rooms.length > 1 && (
        <div className={styles.rooms}>
          <SegmentedControl
            label={text('live-plan.rooms')}
            value={room}
            onChange={onRoom}
            segments={[
              { value: 'all', label: text('live-plan.all-rooms') },
              ...rooms.map(({ room: { id, name }, free, tables }) => ({
                value: id,
                label: `${name} ${free}/${tables}`,
              })),
            ]}
          />
        </div>
      )}
      <div className={styles.end}>
        {view === 'plan' && (
          <>
            <IconButton
              label={text('live-plan.zoom-out')}
              isDisabled={zoom.zoom === 1}
              onPress={zoom.zoomOut}
            >
              <ZoomOut aria-hidden />
            </IconButton>
            <IconButton label={text('live-plan.zoom-in')} onPress={zoom.zoomIn}>
              <ZoomIn aria-hidden />
            </IconButton>
            <IconButton
              label={text('live-plan.fit')}
              isDisabled={zoom.zoom === 1}
              onPress={zoom.fit}
            >
              <Maximize aria-hidden />
            </IconButton>
          </>
        )}
        <SegmentedControl
          label={text('live-plan.view')}
          value={view}
          onChange={onView}
          segments={[
            { value: 'plan', label: text('live-plan.as-plan'), icon: <Map />, isIconOnly: true },
            { value: 'list', label: text('live-plan.as-list'), icon: <List />, isIconOnly: true },
          ]}
        />
      </div>
    </div>
  );
}
