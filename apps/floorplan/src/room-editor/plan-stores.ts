import type { RoomReply } from '@stammtisch/contracts/room/room';
import { PlanStore } from '../plan/plan-store.ts';
import { sizeOfRoom } from './room-patch.ts';

/** One store for each room that was looked at: another tab and back, and undo still knows. */
export class PlanStores {
  readonly #stores = new Map<string, PlanStore>();

  of(room: RoomReply): PlanStore {
    const known = this.#stores.get(room.id);
    if (known) return known;
    const made = new PlanStore(sizeOfRoom(room));
    this.#stores.set(room.id, made);
    return made;
  }

  close(): void {
    for (const store of this.#stores.values()) store.close();
  }
}
