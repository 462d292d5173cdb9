import type { Shape as ShapeNode } from 'konva/lib/Shape';
import type { Context } from 'konva/lib/Context';
import { memo } from 'react';
import { Shape } from 'react-konva/es/ReactKonvaCore';
import type { PlanTable } from '../plan/plan-table.ts';
import { drawTable } from './draw-table.ts';
import type { Ink } from './ink.ts';

export interface TableNodeProps {
  table: PlanTable;
  ink: Ink;
  /** Keeps the node by the table's id, so that a gesture can move it without drawing the page. */
  onNode: (id: string, node: ShapeNode | null) => void;
}

/** A gesture puts a table of its own into the node while it lasts. */
function scene(context: Context, node: ShapeNode): void {
  const table: PlanTable = node.getAttr('table');
  const ink: Ink = node.getAttr('ink');
  drawTable(context._context, table, { ink, scale: node.getLayer()?.scaleX() ?? 1 });
}

/** One table as one shape: chairs, top and label in a single drawing, and nothing that is listened to. */
export const TableNode = memo(function TableNode({ table, ink, onNode }: TableNodeProps) {
  return (
    <Shape
      ref={(node) => onNode(table.id, node)}
      x={table.x}
      y={table.y}
      rotation={table.rotation}
      sceneFunc={scene}
      listening={false}
      perfectDrawEnabled={false}
      {...{ table, ink }}
    />
  );
});
