import type { InputField } from '@stammtisch/contracts/settings/input-field';
import { useText } from '@stammtisch/remote-kit';
import { IconButton, Switch, VisuallyHidden } from '@stammtisch/ui-kit';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useState, type PointerEvent } from 'react';
import { allFields, changed, moved, placed, type FieldName } from './field-order.ts';
import styles from './field-list.module.css';

export interface FieldListProps {
  label: string;
  fields: readonly InputField[];
  /** What this form cannot ask. */
  except?: readonly FieldName[];
  onChange: (fields: InputField[]) => void;
}

/** What a form asks: each field shown or not, mandatory or not, in the order of the list; it is
 * changed by dragging a handle, by the arrow keys at it, or by a tap. */
export function FieldList({ label, fields, except = [], onChange }: FieldListProps) {
  const text = useText('settings');
  const [told, setTold] = useState('');
  const [dragged, setDragged] = useState<string | undefined>(undefined);
  const all = allFields(fields).filter(({ name }) => !except.includes(name));

  const move = (index: number, by: -1 | 1) => {
    if (all[index + by] === undefined) return;
    const field = text(`input-fields.${all[index]!.name}`);
    setTold(text('input-fields.moved', { field, place: index + by + 1 }));
    onChange(moved(all, index, by));
  };

  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {all.map(({ name, visible, mandatory }, index) => {
          const field = text(`input-fields.${name}`);
          return (
            <li
              key={name}
              className={styles.field}
              data-hidden={!visible || undefined}
              data-dragged={dragged === name || undefined}
            >
              <button
                type="button"
                className={styles.grip}
                aria-label={text('input-fields.drag', { field })}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged(name);
                }}
                onPointerMove={(event) => {
                  const place = dragged === name ? placeUnder(event) : index;
                  if (place !== index) onChange(placed(all, index, place));
                }}
                onPointerUp={() => setDragged(undefined)}
                onPointerCancel={() => setDragged(undefined)}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
                  event.preventDefault();
                  move(index, event.key === 'ArrowUp' ? -1 : 1);
                }}
              >
                <GripVertical aria-hidden />
              </button>
              <span className={styles.name}>{field}</span>
              <span className={styles.switches}>
                <Switch
                  isSelected={visible}
                  onChange={(isOn) => onChange(changed(all, name, { visible: isOn }))}
                >
                  <VisuallyHidden>{`${field}: `}</VisuallyHidden>
                  {text('input-fields.visible')}
                </Switch>
                <Switch
                  isSelected={mandatory}
                  isDisabled={!visible}
                  onChange={(isOn) => onChange(changed(all, name, { mandatory: isOn }))}
                >
                  <VisuallyHidden>{`${field}: `}</VisuallyHidden>
                  {text('input-fields.mandatory')}
                </Switch>
              </span>
              <span className={styles.moves}>
                <IconButton
                  label={text('input-fields.up', { field })}
                  isDisabled={index === 0}
                  onPress={() => move(index, -1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={text('input-fields.down', { field })}
                  isDisabled={index === all.length - 1}
                  onPress={() => move(index, 1)}
                >
                  <ArrowDown />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden>
        <output>{told}</output>
      </VisuallyHidden>
    </>
  );
}

/** Which row of the list lies under the finger; -1 where there is none. */
function placeUnder({ clientX, clientY }: PointerEvent): number {
  const row = document.elementFromPoint(clientX, clientY)?.closest('li');
  return row?.parentElement ? [...row.parentElement.children].indexOf(row) : -1;
}
