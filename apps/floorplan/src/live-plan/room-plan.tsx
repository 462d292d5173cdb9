import type { RoomReply } from '@stammtisch/contracts/room/room';
import { useText } from '@stammtisch/remote-kit';
import { useId } from 'react';
import { styleOfPlace, styleOfRoom, type RoomDrawing } from './place-of.ts';
import { PlanTable } from './plan-table.tsx';
import type { TableLook } from './table-look.ts';
import styles from './room-plan.module.css';

export interface RoomPlanProps {
  room: RoomReply;
  drawing: RoomDrawing;
  looks: readonly TableLook[];
  onPress: (table: string) => void;
}

/** One room from above, to scale. */
export function RoomPlan({ room, drawing, looks, onPress }: RoomPlanProps) {
  const text = useText('floorplan');
  const heading = useId();
  const things = room.tables.flatMap((thing) => {
    const place = drawing.places.get(thing.id);
    return thing.seats > 0 || place === undefined ? [] : [{ ...thing, place }];
  });
  const free = looks.filter(({ kind }) => kind === 'free').length;
  return (
    <section
      className={styles.room}
      aria-labelledby={heading}
      style={styleOfRoom(drawing, room.color)}
    >
      <header className={styles.head}>
        <h2 id={heading} className={styles.name}>
          {room.name}
        </h2>
        <span className={styles.count}>
          {text('live-plan.free-of', { free, tables: looks.length })}
        </span>
      </header>
      <div className={styles.floor}>
        {things.map(({ id, name, config, place }) => (
          <span
            key={id}
            className={styles.thing}
            style={styleOfPlace(place)}
            data-round={config?.shape === 'ROUND' || undefined}
            aria-hidden
          >
            {name}
          </span>
        ))}
        <svg className={styles.bridges} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
          {bridgesOf(looks).map(({ party, kind, points }) => (
            <polyline key={party} data-kind={kind} points={points} />
          ))}
        </svg>
        <ul className={styles.tables}>
          {looks.map((look) => (
            <PlanTable key={look.id} look={look} onPress={onPress} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Tables of one party are joined by a bridge, so that they are seen as one. */
function bridgesOf(looks: readonly TableLook[]) {
  const held = Map.groupBy(
    looks.filter((look) => look.party !== undefined),
    (look) => look.party ?? '',
  );
  return [...held]
    .filter(([, tables]) => tables.length > 1)
    .map(([party, tables]) => ({
      party,
      kind: tables[0]?.kind,
      points: tables
        .toSorted((first, second) => first.x + first.y - second.x - second.y)
        .map(({ x, y }) => `${x},${y}`)
        .join(' '),
    }));
}
