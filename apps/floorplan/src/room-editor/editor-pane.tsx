import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { RoomSize } from '@stammtisch/domain/room/table-place';
import { useText } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import type { Contest } from '../plan/edits.ts';
import type { PlanTable } from '../plan/plan-table.ts';
import type { TableSetReply } from '@stammtisch/contracts/table-set/table-set';
import { RoomFields } from './room-fields.tsx';
import type { RoomChange } from './room-patch.ts';
import { SetList } from './set-list.tsx';
import { TableFields } from './table-fields.tsx';
import { TableList } from './table-list.tsx';
import type { TableActions } from './use-table-actions.ts';
import type { useTableSets } from './use-table-sets.ts';
import styles from './pane.module.css';

export interface EditorPaneProps {
  room: RoomReply;
  size: RoomSize;
  tables: ReadonlyMap<string, PlanTable>;
  selection: ReadonlySet<string>;
  sets: readonly TableSetReply[];
  setChanges: ReturnType<typeof useTableSets>;
  actions: TableActions;
  isReadOnly: boolean;
  onSelect: (ids: ReadonlySet<string>) => void;
  onEnterPlan: () => void;
  onRoom: (change: RoomChange) => void;
  /** A field of a table that was typed here was changed by somebody else meanwhile. */
  onContest: (contest: Contest) => void;
  onDuplicateRoom: () => void;
  onDeleteRoom: () => void;
}

/** Beside the plan: what is chosen in it, the list that mirrors it, the sets, and the room itself. */
export function EditorPane(props: EditorPaneProps) {
  const { room, size, tables, selection, sets, setChanges, actions, isReadOnly } = props;
  const text = useText('floorplan');
  const all = [...tables.values()].toSorted(byName);
  const chosen = all.filter(({ id }) => selection.has(id));
  const seated = chosen.filter(({ seats }) => seats > 0);
  const [only] = chosen.length === 1 ? chosen : [];
  const isSet = sets.some(
    ({ tableIds }) =>
      tableIds.length === seated.length && seated.every(({ id }) => tableIds.includes(id)),
  );
  const makeSet = () => {
    const most = seated.reduce((sum, { seats }) => sum + seats, 0);
    const largest = Math.max(...seated.map(({ seats }) => seats));
    const minPersons = Math.min(largest + 1, most);
    void setChanges.create({
      tableIds: seated.map(({ id }) => id),
      minPersons,
      maxPersons: Math.min(most, 500),
    });
  };

  return (
    <aside className={styles.pane} aria-label={room.name}>
      {all.length === 0 ? null : (
        <section className={styles.section}>
          <h2 className={styles.title}>{text('room-editor.list')}</h2>
          <TableList
            tables={all}
            selection={selection}
            onSelect={props.onSelect}
            onEnterPlan={props.onEnterPlan}
          />
          {isReadOnly ? null : (
            <div className={styles.actions}>
              <Button onPress={() => actions.add()}>{text('room-editor.add')}</Button>
            </div>
          )}
        </section>
      )}
      {chosen.length === 0 ? null : (
        <section className={styles.section} aria-live="off">
          <h2 className={styles.title}>
            {only
              ? text(only.seats > 0 ? 'room-editor.table' : 'room-editor.thing', {
                  name: only.name,
                })
              : text('room-editor.chosen', { count: chosen.length })}
          </h2>
          {only ? (
            <TableFields
              table={only}
              room={size}
              names={all.filter(({ id }) => id !== only.id).map(({ name }) => name)}
              isReadOnly={isReadOnly}
              onChange={(table, key) => actions.change([table], key)}
              onContest={props.onContest}
            />
          ) : null}
          {isReadOnly ? null : (
            <div className={styles.actions}>
              <Button onPress={actions.duplicate}>{text('room-editor.duplicate')}</Button>
              <Button onPress={() => actions.turn(45)}>{text('room-editor.turn')}</Button>
              {chosen.length < 2 ? null : (
                <>
                  <Button onPress={() => actions.align('x')}>
                    {text('room-editor.align-left')}
                  </Button>
                  <Button onPress={() => actions.align('y')}>
                    {text('room-editor.align-top')}
                  </Button>
                </>
              )}
              {chosen.length < 3 ? null : (
                <Button onPress={actions.spread}>{text('room-editor.spread')}</Button>
              )}
              {seated.length < 2 || isSet ? null : (
                <Button onPress={makeSet}>{text('room-editor.make-set')}</Button>
              )}
              <Button variant="danger" onPress={() => void actions.remove()}>
                {text('room-editor.delete')}
              </Button>
            </div>
          )}
        </section>
      )}
      {all.length < 2 ? null : (
        <section className={styles.section}>
          <h2 className={styles.title}>{text('room-editor.sets')}</h2>
          {sets.length === 0 ? (
            <p className={styles.note}>{text('room-editor.no-sets')}</p>
          ) : (
            <SetList
              sets={sets}
              tables={tables}
              isReadOnly={isReadOnly}
              onShow={({ tableIds }) => props.onSelect(new Set(tableIds))}
              onChange={(set, fields) => void setChanges.change(set, fields)}
              onDelete={(set) => void setChanges.remove(set)}
            />
          )}
        </section>
      )}
      <section className={styles.section}>
        <h2 className={styles.title}>{text('room-editor.room')}</h2>
        <RoomFields room={room} isReadOnly={isReadOnly} onChange={props.onRoom} />
        {isReadOnly ? null : (
          <div className={styles.actions}>
            <Button onPress={props.onDuplicateRoom}>{text('room-editor.duplicate-room')}</Button>
            <Button variant="danger" onPress={props.onDeleteRoom}>
              {text('room-editor.delete-room')}
            </Button>
          </div>
        )}
      </section>
    </aside>
  );
}

function byName(first: PlanTable, second: PlanTable): number {
  return first.name.localeCompare(second.name, undefined, { numeric: true });
}
