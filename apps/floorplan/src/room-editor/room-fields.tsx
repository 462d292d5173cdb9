import type { RoomReply } from '@stammtisch/contracts/room/room';
import { useText } from '@stammtisch/remote-kit';
import { NumberField, SegmentedControl, Switch } from '@stammtisch/ui-kit';
import type { CSSProperties } from 'react';
import { changeOf, sizeOfRoom, type RoomChange, type RoomPatch } from './room-patch.ts';
import { TypedField } from './typed-field.tsx';
import styles from './pane.module.css';

const longestName = 60;

/** Quiet floors; the first is what a new room has. */
const colors = ['#e7e5e4', '#e7d8c4', '#cfe3d4', '#cfdff0', '#e6d3e8', '#f3d6cf', '#c9b18f'];

export interface RoomFieldsProps {
  room: RoomReply;
  isReadOnly: boolean;
  onChange: (change: RoomChange) => void;
}

/** Everything of a room but its tables. Each field is saved by itself. */
export function RoomFields({ room, isReadOnly, onChange }: RoomFieldsProps) {
  const text = useText('floorplan');
  const { width, depth } = sizeOfRoom(room);
  const put = (patch: RoomPatch) => onChange(changeOf(room, patch));
  const checkName = (name: string) => {
    if (name === '') return text('room-editor.name-missing');
    return name.length > longestName
      ? text('room-editor.name-long', { count: longestName })
      : undefined;
  };
  const metres = (side: 'width' | 'depth', value: number) => (
    <NumberField
      label={text(`room-editor.room-${side}`)}
      value={value}
      minValue={1}
      maxValue={200}
      step={0.5}
      isDisabled={isReadOnly}
      onChange={(given) => {
        if (!Number.isNaN(given) && given !== value) {
          put({ [side]: given });
        }
      }}
    />
  );
  return (
    <fieldset className={styles.group} disabled={isReadOnly}>
      <TypedField
        label={text('room-editor.name')}
        value={room.name}
        check={checkName}
        onCommit={(name, since) => onChange({ patch: { name }, base: { name: since } })}
      />
      <TypedField
        label={text('room-editor.area')}
        value={room.area}
        check={(area) =>
          area.length > longestName
            ? text('room-editor.name-long', { count: longestName })
            : undefined
        }
        onCommit={(area, since) => onChange({ patch: { area }, base: { area: since } })}
      />
      <SegmentedControl
        label={text('room-editor.where')}
        isWide
        isDisabled={isReadOnly}
        value={room.outdoor ? 'outdoor' : 'indoor'}
        segments={[
          { value: 'indoor', label: text('room-editor.indoor') },
          { value: 'outdoor', label: text('room-editor.outdoor') },
        ]}
        onChange={(where) => put({ outdoor: where === 'outdoor' })}
      />
      <Switch
        isSelected={room.active}
        isDisabled={isReadOnly}
        onChange={(active) => put({ active })}
      >
        {text('room-editor.active')}
      </Switch>
      <Switch
        isSelected={room.autoAssignment}
        isDisabled={isReadOnly}
        onChange={(autoAssignment) => put({ autoAssignment })}
      >
        {text('room-editor.auto')}
      </Switch>
      <fieldset className={styles.swatches}>
        <legend>{text('room-editor.color')}</legend>
        {[...new Set([...colors, room.color])].map((color) => (
          <button
            key={color}
            type="button"
            className={styles.swatch}
            style={swatch(color)}
            aria-label={text('room-editor.color-of', { color })}
            aria-pressed={color === room.color}
            onClick={() => put({ color })}
          />
        ))}
      </fieldset>
      <div className={styles.pair}>
        {metres('width', width)}
        {metres('depth', depth)}
      </div>
    </fieldset>
  );
}

function swatch(color: string): CSSProperties {
  const properties: Record<`--${string}`, string> = { '--color': color };
  return properties;
}
