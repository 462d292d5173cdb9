import type { Layer } from 'konva/lib/Layer';
import type { Shape } from 'konva/lib/Shape';
import type { PlanTable } from '../plan/plan-table.ts';

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
    for (const table of tables) {
      const node = this.#nodes.get(table.id);
      if (!node || !this.#stage) continue;
      if (!this.#moving.has(table.id)) {
        this.#moving.add(table.id);
        node.moveTo(this.#stage);
        this.#home?.batchDraw();
      }
      node.setAttrs({ x: table.x, y: table.y, rotation: table.rotation, table });
    }
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
