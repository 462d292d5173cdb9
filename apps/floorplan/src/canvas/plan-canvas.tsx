import { Konva } from 'konva/lib/Core';
import type { Layer as LayerNode } from 'konva/lib/Layer';
import type { Context } from 'konva/lib/Context';
import type { RoomSize, Point } from '@stammtisch/domain/room/table-place';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Layer, Shape, Stage } from 'react-konva/es/ReactKonvaCore';
import type { PlanTable } from '../plan/plan-table.ts';
import { drawBracket, drawFloor, drawSet, type DrawnSet } from './draw-floor.ts';
import { drawOverlay, type Overlay } from './draw-overlay.ts';
import type { Preview, Tool } from './gesture.ts';
import { MovingNodes } from './moving-nodes.ts';
import { Pointers } from './pointers.ts';
import { TableNode } from './table-node.tsx';
import { useInk } from './use-ink.ts';
import { useSize } from './use-size.ts';
import type { ViewportControl } from './use-viewport.ts';
import styles from './plan-canvas.module.css';

export interface PlanCanvasProps {
  room: RoomSize;
  color: string;
  tables: ReadonlyMap<string, PlanTable>;
  sets: readonly DrawnSet[];
  selection: ReadonlySet<string>;
  tool: Tool;
  /** Nothing can be changed: a demo house. */
  isReadOnly: boolean;
  viewport: ViewportControl;
  onSelect: (ids: ReadonlySet<string>) => void;
  onChange: (tables: readonly PlanTable[]) => void;
  onClick: (tool: Exclude<Tool, 'select'>, at: Point) => void;
  /** Set while something is going on that Escape gives up. */
  cancelRef: { current: (() => boolean) | undefined };
}

// A table that starts to move would have the whole room drawn again; here it is said what is drawn.
Konva.autoDrawEnabled = false;

/** Without one the list beside the plan still does everything. */
function hasCanvas(): boolean {
  return document.createElement('canvas').getContext('2d') !== null;
}

/** The room from above. What moves is drawn on a layer of its own, and React hears of it at the end. */
export function PlanCanvas(props: PlanCanvasProps) {
  const { room, color, tables, sets, selection, tool, isReadOnly, viewport, cancelRef } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [canDraw] = useState(hasCanvas);
  const size = useSize(frame);
  const ink = useInk(frame);
  const [nodes] = useState(() => new MovingNodes());
  const { keep, setHome, setStage } = nodes;
  const overlay = useRef<Overlay | undefined>(undefined);
  const overlayLayer = useRef<LayerNode>(null);
  const { view, measure } = viewport;

  useLayoutEffect(() => {
    if (size) measure(size);
  }, [size, measure]);

  const chosen = useMemo(
    () => [...selection].flatMap((id) => tables.get(id) ?? []),
    [selection, tables],
  );
  const hasHandles = tool === 'select' && chosen.length === 1 && !isReadOnly;
  useLayoutEffect(() => {
    overlay.current = { chosen, hasHandles, guides: [], frame: undefined };
    overlayLayer.current?.batchDraw();
  });

  const scene = useEffectEvent(
    () => view && { room, tables: [...tables.values()], selection, scale: view.scale, tool, view },
  );
  const setView = useEffectEvent((change: Parameters<ViewportControl['setView']>[0]) =>
    viewport.setView(change),
  );
  const select = useEffectEvent((ids: ReadonlySet<string>) => {
    if (ids !== selection) props.onSelect(ids);
  });
  const show = useEffectEvent((preview: Preview) => {
    if (!isReadOnly) nodes.show(preview.tables);
    const moved = new Map(preview.tables.map((table) => [table.id, table]));
    const ids = preview.selection ?? selection;
    overlay.current = {
      chosen: [...ids].flatMap(
        (id) => (isReadOnly ? tables.get(id) : (moved.get(id) ?? tables.get(id))) ?? [],
      ),
      hasHandles: false,
      guides: isReadOnly ? [] : preview.guides,
      frame: preview.frame,
    };
    overlayLayer.current?.batchDraw();
  });
  const finish = useEffectEvent((preview: Preview | undefined) => {
    const isChange = preview !== undefined && preview.tables.length > 0 && !isReadOnly;
    const after = new Map(tables);
    if (isChange) for (const table of preview.tables) after.set(table.id, table);
    nodes.settle(after);
    if (preview?.selection) props.onSelect(preview.selection);
    if (isChange) props.onChange(preview.tables);
    overlay.current = { chosen, hasHandles, guides: [], frame: undefined };
    overlayLayer.current?.batchDraw();
  });
  const click = useEffectEvent((used: Exclude<Tool, 'select'>, at: Point) => {
    if (!isReadOnly) props.onClick(used, at);
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const pointers = new Pointers(element, {
      scene: () => scene(),
      onView: (change) => setView(change),
      onSelect: (ids) => select(ids),
      onPreview: (preview) => show(preview),
      onDone: (preview) => finish(preview),
      onClick: (used, at) => click(used, at),
    });
    cancelRef.current = () => pointers.cancel();
    return () => {
      cancelRef.current = undefined;
      pointers.close();
    };
  }, [cancelRef]);

  const drawBase = (context: Context) => {
    if (!ink || !view) return;
    drawFloor(context._context, room, { color, scale: view.scale, ink });
    for (const set of sets) drawSet(context._context, set, ink);
  };
  const drawAbove = (context: Context) => {
    if (!ink || !view || !overlay.current) return;
    for (const set of sets) drawBracket(context._context, set, { scale: view.scale, ink });
    drawOverlay(context._context, overlay.current, { room, scale: view.scale, ink });
  };
  const place = view && { x: view.x, y: view.y, scaleX: view.scale, scaleY: view.scale };

  return (
    <div ref={frame} className={styles.frame} data-tool={tool}>
      {canDraw && size && ink && place ? (
        <Stage width={size.width} height={size.height} listening={false}>
          <Layer listening={false} {...place}>
            <Shape sceneFunc={drawBase} />
          </Layer>
          <Layer listening={false} ref={setHome} {...place}>
            {[...tables.values()].map((table) => (
              <TableNode key={table.id} table={table} ink={ink} onNode={keep} />
            ))}
          </Layer>
          <Layer listening={false} ref={setStage} {...place} />
          <Layer listening={false} ref={overlayLayer} {...place}>
            <Shape sceneFunc={drawAbove} />
          </Layer>
        </Stage>
      ) : null}
    </div>
  );
}
