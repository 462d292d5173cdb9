import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { Day } from '@stammtisch/domain/time/minute';
import { useId } from 'react';
import { placeOf, sizeOf } from './place-of.ts';
import { PlanTable } from './plan-table.tsx';
import type { TableState } from './table-state.ts';
import styles from './room-plan.module.css';

export interface RoomPlanProps {
  room: RoomReply;
  states: ReadonlyMap<string, TableState>;
  day: Day;
}

/** One room from above, to scale; on a phone the same tables as tiles one after the other. */
export function RoomPlan({ room, states, day }: RoomPlanProps) {
  const heading = useId();
  const tables = room.tables.filter(({ seats }) => seats > 0);
  const things = room.tables.filter(({ seats }) => seats === 0);
  return (
    <section className={styles.room} aria-labelledby={heading} style={sizeOf(room)}>
      <h2 id={heading} className={styles.name}>
        {room.name}
      </h2>
      <div className={styles.floor}>
        {things.map((thing, index) => (
          <span key={thing.id} className={styles.thing} style={placeOf(thing, index)} aria-hidden>
            {thing.name}
          </span>
        ))}
        <ul className={styles.tables}>
          {tables.map((table, index) => (
            <PlanTable
              key={table.id}
              table={table}
              state={states.get(table.id) ?? { kind: 'free' }}
              day={day}
              style={placeOf(table, index)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}
