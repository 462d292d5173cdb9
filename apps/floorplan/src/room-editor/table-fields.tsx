import { isSameName } from '@stammtisch/domain/room/name';
import { tableSize } from '@stammtisch/domain/room/table-shape';
import type { RoomSize } from '@stammtisch/domain/room/table-place';
import { useText } from '@stammtisch/remote-kit';
import { NumberField, SegmentedControl } from '@stammtisch/ui-kit';
import type { Contest } from '../plan/edits.ts';
import { moveTable, withShape, type PlanTable } from '../plan/plan-table.ts';
import { boxOfTable } from '../plan/snap.ts';
import { TypedField } from './typed-field.tsx';
import styles from './pane.module.css';

const longestName = 20;

export interface TableFieldsProps {
  table: PlanTable;
  room: RoomSize;
  /** Of the other tables in the room. */
  names: readonly string[];
  isReadOnly: boolean;
  onChange: (table: PlanTable, key?: string) => void;
  /** What was typed was changed by somebody else meanwhile. */
  onContest: (contest: Contest) => void;
}

/** Everything of one table. Each field is saved by itself. */
export function TableFields({
  table,
  room,
  names,
  isReadOnly,
  onChange,
  onContest,
}: TableFieldsProps) {
  const text = useText('floorplan');
  const problem = useText('problems');
  const box = boxOfTable(table);
  const put = (given: Partial<PlanTable>) => {
    const next = { ...table, ...given };
    onChange(moveTable(room, next, next), `${table.id} ${Object.keys(given).join(' ')}`);
  };
  const putTyped = (field: 'name' | 'tags', typed: string, isSince: boolean) => {
    if (isSince) put({ [field]: typed });
    else onContest({ id: table.id, field, mine: { ...table, [field]: typed } });
  };
  const tags = table.tags.split(',').join(', ');
  const checkName = (name: string) => {
    if (name === '') return text('room-editor.name-missing');
    if (name.length > longestName) return text('room-editor.name-long', { count: longestName });
    return names.some((other) => isSameName(other, name)) ? problem('NAME_IN_USE') : undefined;
  };
  const number = (
    label: Parameters<typeof text>[0],
    value: number,
    [minValue, maxValue]: readonly [number, number],
    onNumber: (value: number) => void,
    step = 1,
  ) => (
    <NumberField
      label={text(label)}
      value={value}
      minValue={minValue}
      maxValue={maxValue}
      step={step}
      isDisabled={isReadOnly}
      onChange={(given) => {
        if (!Number.isNaN(given) && given !== value) onNumber(given);
      }}
    />
  );
  const sizes = [tableSize.min, tableSize.max] as const;

  return (
    <div className={styles.fields}>
      <TypedField
        key={table.id}
        label={text('room-editor.name')}
        value={table.name}
        isDisabled={isReadOnly}
        check={checkName}
        onCommit={(name, since) => putTyped('name', name, since === table.name)}
      />
      {number('room-editor.seats', table.seats, [0, 500], (seats) =>
        put({ seats, minPersons: Math.min(table.minPersons, Math.max(seats, 1)) }),
      )}
      <p className={styles.note}>{text('room-editor.seats-note')}</p>
      <SegmentedControl
        label={text('room-editor.shape')}
        isWide
        isDisabled={isReadOnly}
        value={table.shape}
        segments={[
          { value: 'SQUARE', label: text('room-editor.square') },
          { value: 'ROUND', label: text('room-editor.round') },
        ]}
        onChange={(shape) => put(withShape(table, shape))}
      />
      <fieldset className={styles.group}>
        <legend>{text('room-editor.place')}</legend>
        <div className={styles.pair}>
          {table.shape === 'ROUND'
            ? number('room-editor.diameter', table.width, sizes, (width) =>
                put({ width, depth: width, diameter: width }),
              )
            : number('room-editor.width', table.width, sizes, (width) => put({ width }))}
          {table.shape === 'ROUND'
            ? null
            : number('room-editor.depth', table.depth, sizes, (depth) => put({ depth }))}
          {number(
            'room-editor.rotation',
            table.rotation,
            [-360, 720],
            (turn) => put({ rotation: ((Math.round(turn) % 360) + 360) % 360 }),
            5,
          )}
          {number('room-editor.left', Math.round(box.left), [0, room.width * 100], (left) =>
            put({ x: table.x + left - box.left }),
          )}
          {number('room-editor.top', Math.round(box.top), [0, room.depth * 100], (top) =>
            put({ y: table.y + top - box.top }),
          )}
        </div>
      </fieldset>
      {table.seats === 0 ? null : (
        <fieldset className={styles.group}>
          <legend>{text('room-editor.assignment')}</legend>
          <div className={styles.pair}>
            {number('room-editor.min-persons', table.minPersons, [1, table.seats], (minPersons) =>
              put({ minPersons }),
            )}
            {number('room-editor.priority', table.priority, [0, 10], (priority) =>
              put({ priority }),
            )}
            {number(
              'room-editor.clearing',
              table.clearingMinutes,
              [0, 240],
              (clearingMinutes) => put({ clearingMinutes }),
              5,
            )}
          </div>
          <TypedField
            key={`${table.id} tags`}
            label={text('room-editor.tags')}
            description={text('room-editor.tags-note')}
            value={tags}
            isDisabled={isReadOnly}
            onCommit={(typed, since) => putTyped('tags', readTags(typed), since === tags)}
          />
        </fieldset>
      )}
    </div>
  );
}

/** At most 20 words of 40 letters, each once: what the server takes. */
function readTags(typed: string): string {
  const words = typed.split(',').map((word) => word.trim().slice(0, 40));
  return [...new Set(words.filter((word) => word !== ''))].slice(0, 20).join(',');
}
