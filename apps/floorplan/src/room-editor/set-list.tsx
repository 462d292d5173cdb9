import type { TableSetReply } from '@stammtisch/contracts/table-set/table-set';
import { useText } from '@stammtisch/remote-kit';
import { Button, IconButton, NumberField } from '@stammtisch/ui-kit';
import { Trash2 } from 'lucide-react';
import type { PlanTable } from '../plan/plan-table.ts';
import type { SetFields } from './use-table-sets.ts';
import styles from './set-list.module.css';

export interface SetListProps {
  sets: readonly TableSetReply[];
  tables: ReadonlyMap<string, PlanTable>;
  isReadOnly: boolean;
  onShow: (set: TableSetReply) => void;
  onChange: (set: TableSetReply, fields: Partial<SetFields>) => void;
  onDelete: (set: TableSetReply) => void;
}

/** Which tables of the room can be pushed together, and for how many. */
export function SetList({ sets, tables, isReadOnly, onShow, onChange, onDelete }: SetListProps) {
  const text = useText('floorplan');
  return (
    <ul className={styles.list}>
      {sets.map((set) => {
        const names = namesOf(set, tables);
        const limit = (
          label: 'room-editor.set-min' | 'room-editor.set-max',
          field: 'minPersons' | 'maxPersons',
          [minValue, maxValue]: readonly [number, number],
        ) => (
          <NumberField
            label={text(label)}
            value={set[field]}
            minValue={minValue}
            maxValue={maxValue}
            isDisabled={isReadOnly}
            onChange={(given) => {
              if (!Number.isNaN(given) && given !== set[field]) onChange(set, { [field]: given });
            }}
          />
        );
        return (
          <li
            key={set.id}
            className={styles.set}
            aria-label={text('room-editor.set-of', { names })}
          >
            <div className={styles.head}>
              <Button variant="quiet" onPress={() => onShow(set)}>
                {text('room-editor.set-of', { names })}
              </Button>
              {isReadOnly ? null : (
                <IconButton
                  label={text('room-editor.delete-set', { names })}
                  onPress={() => onDelete(set)}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              )}
            </div>
            <div className={styles.limits}>
              {limit('room-editor.set-min', 'minPersons', [1, set.maxPersons])}
              {limit('room-editor.set-max', 'maxPersons', [set.minPersons, 500])}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function namesOf({ tableIds }: TableSetReply, tables: ReadonlyMap<string, PlanTable>): string {
  return tableIds
    .flatMap((id) => tables.get(id)?.name ?? [])
    .toSorted((first, second) => first.localeCompare(second, undefined, { numeric: true }))
    .join(' + ');
}
