import { editTables } from '@stammtisch/contracts/room/edit-tables';
import type { RoomReply } from '@stammtisch/contracts/room/room';
import { isProblem } from '@stammtisch/hal-client';
import { useHost, useText } from '@stammtisch/remote-kit';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { stepTo, type Contest } from '../plan/edits.ts';
import type { PlanStores } from './plan-stores.ts';
import type { PlanStore, EditBody, SendOutcome } from '../plan/plan-store.ts';
import { sizeOfRoom } from './room-patch.ts';
import { useTellFloorProblem } from './use-tell-floor-problem.ts';

/** The tables of a room while they are edited: shown at once, saved by themselves, taken back. */
export function usePlanStore(
  stores: PlanStores,
  room: RoomReply,
  reread: () => Promise<readonly RoomReply[] | undefined>,
) {
  const { client, notices } = useHost();
  const text = useText('floorplan');
  const problem = useText('problems');
  const tell = useTellFloorProblem();

  const send = async (body: EditBody): Promise<SendOutcome> => {
    try {
      const { resource } = await client.call(room, editTables, { body });
      return { kind: 'saved', reply: resource };
    } catch (error) {
      if (isProblem(error) && (error.status < 0 || error.status >= 502)) return { kind: 'later' };
      const pointer = isProblem(error, 'name-in-use') ? error.errors[0]?.pointer : undefined;
      const place = /^\/put\/(\d+)\/name$/.exec(pointer ?? '')?.[1];
      if (place !== undefined) return { kind: 'name-in-use', place: Number(place) };
      if (isProblem(error, 'not-found')) notices.warning(text('room-editor.room-gone'));
      else tell(error, keyOf(body, copies.current));
      return { kind: 'refused' };
    }
  };
  const readAgain = async () => {
    const current = (await reread())?.find(({ id }) => id === room.id);
    if (current) store.receive(sizeOfRoom(current), current.tables);
  };
  const tellContests = (contests: readonly Contest[]) => {
    const mine = new Map(contests.map((each) => [each.id, each.mine.name]));
    notices.warning(text('room-editor.contest', { names: [...mine.values()].join(', ') }), {
      label: text('room-editor.take-mine'),
      onAction: () => takeMine(store, contests),
    });
  };

  const store = stores.of(room);
  // What was made of another table: if it cannot be saved, the sentence is another one.
  const copies = useRef(new Set<string>());
  useEffect(() => {
    store.connect({
      send,
      onReread: () => void readAgain(),
      onContest: tellContests,
      onGone: (names) =>
        notices.warning(text('room-editor.others-deleted', { names: names.join(', ') })),
      onNameInUse: () => notices.error(problem('NAME_IN_USE')),
    });
  });
  useEffect(() => {
    store.receive(sizeOfRoom(room), room.tables);
  }, [store, room]);
  const view = useSyncExternalStore(store.subscribe, store.view);
  return { store, view, copies, tellContests };
}

/** Puts what was meant here on top of what the other one made of it. */
function takeMine(store: PlanStore, contests: readonly Contest[]): void {
  for (const { id, field, mine } of contests) {
    const current = store.view().tables.get(id);
    if (!current) continue;
    store.change(stepTo(store.view().tables, [{ ...current, [field]: mine[field] }]), 'take-mine');
  }
}

/** The specification's sentence for a save that failed (§8). */
function keyOf({ put = [], remove = [] }: EditBody, copies: ReadonlySet<string>) {
  if (remove.length === 0 && put.length > 0 && put.every(({ id }) => copies.has(id))) {
    return 'FAILED_TABLE_DUPLICATION';
  }
  if (put.length + remove.length > 1) return 'FAILED_UPDATING_ROOM_RELOAD_SITE';
  return put.some(({ version }) => version === 0)
    ? 'TABLE_CREATION_FAILED'
    : 'TABLE_EDITING_FAILED';
}
