import type { Layer } from 'konva/lib/Layer';
import type { Shape } from 'konva/lib/Shape';
import type { Box } from '@stammtisch/domain/room/table-place';
import { chair } from '../plan/seats.ts';
import { boxOfTable } from '../plan/snap.ts';
import type { PlanTable } from '../plan/plan-table.ts';

const few = 8;

/**
 * The nodes of the tables, and the moving of some of them on a layer of their own: whatever else
 * stands in the room is not drawn again while they move.
 */
export class MovingNodes {
  readonly #nodes = new Map<string, Shape>();
  #home: Layer | null = null;
  #stage: Layer | null = null;
  #moving = new Set<string>();

  readonly keep = (id: string, node: Shape | null): void => {
    if (node) this.#nodes.set(id, node);
    else this.#nodes.delete(id);
  };

  readonly setHome = (layer: Layer | null): void => void (this.#home = layer);
  readonly setStage = (layer: Layer | null): void => void (this.#stage = layer);

  /** Draws tables as they would be. */
  show(tables: readonly PlanTable[]): void {
    const leaving: Box[] = [];
    for (const table of tables) {
      const node = this.#nodes.get(table.id);
      if (!node || !this.#stage) continue;
      if (!this.#moving.has(table.id)) {
        this.#moving.add(table.id);
        leaving.push(boxOfNode(node));
        node.moveTo(this.#stage);
      }
      node.setAttrs({ x: table.x, y: table.y, rotation: table.rotation, table });
    }
    // For one table its spot is drawn anew; for many the whole room is less work.
    if (leaving.length > few) this.#home?.batchDraw();
    else if (this.#home) for (const box of leaving) drawSpot(this.#home, box);
    if (tables.length > 0) this.#stage?.batchDraw();
  }

  /** Puts them back among the others, where they are now. */
  settle(tables: ReadonlyMap<string, PlanTable>): void {
    if (this.#moving.size === 0) return;
    for (const id of this.#moving) {
      const [node, table] = [this.#nodes.get(id), tables.get(id)];
      if (!node || !this.#home) continue;
      if (table) node.setAttrs({ x: table.x, y: table.y, rotation: table.rotation, table });
      node.moveTo(this.#home);
    }
    this.#moving.clear();
    this.#home?.batchDraw();
    this.#stage?.batchDraw();
  }
}

/** Where a node's table is drawn, chairs and lines included. */
function boxOfNode(node: Shape): Box {
  const table: PlanTable = node.getAttr('table');
  const { left, top, right, bottom } = boxOfTable(table);
  const around = chair.gap + chair.depth + 4;
  return {
    left: left - around,
    top: top - around,
    right: right + around,
    bottom: bottom + around,
  };
}

function touches(box: Box, other: Box): boolean {
  return (
    box.left < other.right &&
    other.left < box.right &&
    box.top < other.bottom &&
    other.top < box.bottom
  );
}

/** Draws one spot of a layer anew: what stands elsewhere is left as it is. */
function drawSpot(layer: Layer, box: Box): void {
  const canvas = layer.getCanvas();
  const pen = canvas.getContext()._context;
  pen.save();
  const base = pen.getTransform();
  pen.transform(layer.scaleX(), 0, 0, layer.scaleY(), layer.x(), layer.y());
  pen.beginPath();
  pen.rect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  pen.clip();
  pen.clearRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  pen.setTransform(base);
  for (const node of layer.find<Shape>('Shape')) {
    if (touches(boxOfNode(node), box)) node.drawScene(canvas);
  }
  pen.restore();
}
