import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { ConflictDialog } from '@stammtisch/ui-kit';
import { contestedFields, fieldsOf, type RoomField, type RoomPatch } from './room-patch.ts';
import { RoomSwatch } from './room-swatch.tsx';
import type { RoomContest } from './use-change-room.ts';

export interface RoomConflictDialogProps {
  contest: RoomContest;
  onTakeTheirs: () => void;
  onOverwrite: () => void;
}

const labels = {
  name: 'room-editor.name',
  area: 'room-editor.area',
  outdoor: 'room-editor.outdoor',
  active: 'room-editor.active',
  autoAssignment: 'room-editor.auto',
  color: 'room-editor.color',
  width: 'room-editor.room-width',
  depth: 'room-editor.room-depth',
} as const satisfies Record<RoomField, string>;

/** Somebody else changed the same of a room: both versions side by side. */
export function RoomConflictDialog({ contest, ...choices }: RoomConflictDialogProps) {
  const text = useText('floorplan');
  const common = useText('common');
  const { number } = useFormats();
  const { theirs, change } = contest;
  const show = (field: RoomField, value: RoomPatch[RoomField]) => {
    if (typeof value === 'boolean') return common(value ? 'yes' : 'no');
    if (typeof value === 'number') return number(value);
    if (field !== 'color') return value || '–';
    return (
      <>
        <RoomSwatch room={{ color: value ?? '', active: true }} /> {value}
      </>
    );
  };
  const rows = contestedFields(theirs, change).map((field) => ({
    field,
    label: text(labels[field]),
    theirs: show(field, fieldsOf(theirs)[field]),
    mine: show(field, change.patch[field]),
    isContested: true,
  }));
  return (
    <ConflictDialog rows={rows} {...choices}>
      <p>{text('room-editor.conflict')}</p>
    </ConflictDialog>
  );
}
