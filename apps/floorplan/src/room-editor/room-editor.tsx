import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { TableSetReply } from '@stammtisch/contracts/table-set/table-set';
import { useHost, useText, useUnsavedWork } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { useMemo, useRef, useState } from 'react';
import type { DrawnSet } from '../canvas/draw-floor.ts';
import type { Tool } from '../canvas/gesture.ts';
import { useViewport } from '../canvas/use-viewport.ts';
import type { PlanTable } from '../plan/plan-table.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { EditorPane } from './editor-pane.tsx';
import { PlanArea } from './plan-area.tsx';
import type { PlanStores } from './plan-stores.ts';
import { RoomConflictDialog } from './room-conflict-dialog.tsx';
import { sizeOfRoom } from './room-patch.ts';
import { SaveState } from './save-state.tsx';
import { TemplateChooser } from './template-chooser.tsx';
import { ToolRail } from './tool-rail.tsx';
import { useChangeRoom } from './use-change-room.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { usePlanStore } from './use-plan-store.ts';
import type { RoomChanges } from './use-room-changes.ts';
import { useTableActions } from './use-table-actions.ts';
import { useTableSets } from './use-table-sets.ts';
import styles from './room-editor.module.css';

export interface RoomEditorProps {
  room: RoomReply;
  stores: PlanStores;
  changes: RoomChanges;
  reread: () => Promise<readonly RoomReply[] | undefined>;
  onDuplicate: () => void;
  onDelete: () => void;
}

const nothing: ReadonlySet<string> = new Set();

/** One room: its plan with tools, and beside it everything that is said of what is chosen. */
export function RoomEditor({
  room,
  stores,
  changes,
  reread,
  onDuplicate,
  onDelete,
}: RoomEditorProps) {
  const text = useText('floorplan');
  const problem = useText('problems');
  const { restaurant, notices } = useHost();
  const isReadOnly = restaurant.isDemo;
  const { width, depth } = sizeOfRoom(room);
  const size = useMemo(() => ({ width, depth }), [width, depth]);
  const { store, view, copies, tellContests } = usePlanStore(stores, room, reread);
  const setChanges = useTableSets((undo, redo) => store.remember(undo, redo));
  const [tool, setTool] = useState<Tool>('select');
  const [picked, select] = useState(nothing);
  const viewport = useViewport(size);
  const area = useRef<HTMLButtonElement>(null);
  const cancelRef = useRef<(() => boolean) | undefined>(undefined);
  useUnsavedWork(view.state === 'waiting');

  const { tables } = view;
  const selection = useMemo(() => {
    const there = new Set([...picked].filter((id) => tables.has(id)));
    return there.size === picked.size ? picked : there;
  }, [picked, tables]);
  const actions = useTableActions({
    store,
    room,
    size,
    selection,
    onSelect: select,
    onCopy: (id) => copies.current.add(id),
  });
  const sets = setChanges.sets.filter(({ roomId }) => roomId === room.id);
  const fields = useChangeRoom({ room, store, changes, reread });
  const discard = () => {
    store.discard();
    notices.success(problem('TABLE_CHANGES_DISCARDED'));
  };
  const edit = (run: () => void) => () => {
    if (!isReadOnly) run();
  };
  useEditorKeys({
    onTool: (next) => edit(() => setTool(next))(),
    onUndo: edit(() => store.undo()),
    onRedo: edit(() => store.redo()),
    onZoomIn: viewport.zoomIn,
    onZoomOut: viewport.zoomOut,
    onFit: viewport.fit,
    onDelete: edit(() => void actions.remove()),
    onSelectAll: () => select(new Set(tables.keys())),
    onDuplicate: edit(actions.duplicate),
    onEscape() {
      if (cancelRef.current?.()) return;
      if (tool === 'select') select(nothing);
      else setTool('select');
    },
  });

  return (
    <div className={styles.editor}>
      <ToolRail
        tool={tool}
        isReadOnly={isReadOnly}
        canUndo={view.canUndo}
        canRedo={view.canRedo}
        onTool={setTool}
        onUndo={() => store.undo()}
        onRedo={() => store.redo()}
        onZoomIn={viewport.zoomIn}
        onZoomOut={viewport.zoomOut}
        onFit={viewport.fit}
      />
      <div className={styles.plan}>
        <PlanArea
          areaRef={area}
          label={text('room-editor.plan', { room: room.name })}
          actions={actions}
          room={size}
          color={room.color}
          tables={tables}
          sets={drawnSets(sets, { tables, selection })}
          selection={selection}
          tool={tool}
          isReadOnly={isReadOnly}
          viewport={viewport}
          cancelRef={cancelRef}
          onSelect={(ids) => {
            select(ids);
            area.current?.focus({ preventScroll: true });
          }}
          onChange={(changed) => actions.change(changed)}
          onClick={actions.click}
        />
        {tables.size === 0 && !isReadOnly && tool === 'select' ? (
          <TemplateChooser onChoose={actions.fill} onAdd={() => actions.add()} />
        ) : null}
        <SaveState state={view.state}>
          <Button variant="quiet" onPress={discard}>
            {text('room-editor.discard')}
          </Button>
        </SaveState>
      </div>
      <EditorPane
        room={room}
        size={size}
        tables={tables}
        selection={selection}
        sets={sets}
        setChanges={setChanges}
        actions={actions}
        isReadOnly={isReadOnly}
        onSelect={select}
        onEnterPlan={() => area.current?.focus()}
        onRoom={(change) => void fields.change(change)}
        onContest={(contest) => tellContests([contest])}
        onDuplicateRoom={onDuplicate}
        onDeleteRoom={onDelete}
      />
      {fields.contest ? (
        <RoomConflictDialog
          contest={fields.contest}
          onTakeTheirs={fields.takeTheirs}
          onOverwrite={fields.overwrite}
        />
      ) : null}
      {actions.question ? (
        <DeleteQuestion
          title={text('room-editor.delete-tables', { count: actions.question.ids.size })}
          affected={actions.question.affected}
          onConfirm={actions.confirm}
          onCancel={actions.cancel}
        />
      ) : null}
    </div>
  );
}

function drawnSets(
  sets: readonly TableSetReply[],
  { tables, selection }: { tables: ReadonlyMap<string, PlanTable>; selection: ReadonlySet<string> },
): DrawnSet[] {
  return sets.map(({ tableIds, minPersons, maxPersons }) => ({
    tables: tableIds.flatMap((id) => tables.get(id) ?? []),
    label: `${minPersons}–${maxPersons}`,
    isStrong: tableIds.some((id) => selection.has(id)),
  }));
}
