import {
  createRoom,
  deleteRoom,
  duplicateRoom,
  replaceRoom,
  restoreRoom,
} from '@stammtisch/contracts/room/change-room';
import { room as roomSchema, type RoomReply } from '@stammtisch/contracts/room/room';
import { isProblem, type Linked } from '@stammtisch/hal-client';
import { useHost, useText } from '@stammtisch/remote-kit';
import { ifMatchOf } from './if-match-of.ts';
import { contestedFields, writtenRoomOf, type RoomChange } from './room-patch.ts';
import { useTellFloorProblem } from './use-tell-floor-problem.ts';

/** What became of a change of a room's fields. */
export type RoomOutcome =
  | { kind: 'changed' }
  /** Somebody else changed the same; theirs stand until somebody has chosen. */
  | { kind: 'contested'; theirs: RoomReply }
  /** The person was told. */
  | { kind: 'failed' };

/** Everything that is done to whole rooms. Each answers what is there afterwards. */
export function useRoomChanges(reread: () => Promise<unknown>) {
  const { entry, client, notices } = useHost();
  const text = useText('floorplan');
  const problem = useText('problems');
  const tell = useTellFloorProblem();

  const attempt = async <Result>(
    work: () => Promise<Result>,
    otherwise: Parameters<typeof tell>[1],
  ): Promise<Result | undefined> => {
    try {
      return await work();
    } catch (error) {
      tell(error, otherwise);
      return undefined;
    } finally {
      await reread();
    }
  };

  /** Who was first keeps theirs and mine go on top of them, unless both are about the same. */
  async function put(room: RoomReply, change: RoomChange): Promise<RoomOutcome> {
    if (contestedFields(room, change).length > 0) return { kind: 'contested', theirs: room };
    const body = writtenRoomOf(room, change.patch);
    try {
      await client.call(room, replaceRoom, { body, ifMatch: ifMatchOf(room) });
      return { kind: 'changed' };
    } catch (error) {
      const current = isProblem(error, 'stale-version')
        ? roomSchema.safeParse(error.extensions['current'])
        : undefined;
      if (!current?.success) throw error;
      return await put(current.data, change);
    }
  }

  const restore = async (deleted: Linked, name: string) => {
    const restored = await attempt(() => client.call(deleted, restoreRoom), 'ROOM_EDITING_FAILED');
    if (restored) notices.success(text('room-editor.room-restored', { name }));
  };

  return {
    create: (name: string) =>
      attempt(
        async () => (await client.call(entry, createRoom, { body: { name } })).resource,
        'FAILED_ROOM_CREATION',
      ),
    change: async (room: RoomReply, change: RoomChange): Promise<RoomOutcome> => {
      const outcome = await attempt(() => put(room, change), 'ROOM_EDITING_FAILED');
      if (outcome?.kind === 'changed') notices.success(problem('ROOM_SUCCESSFULLY_UPDATED'));
      return outcome ?? { kind: 'failed' };
    },
    duplicate: async (room: RoomReply) => {
      const copy = await attempt(
        async () => (await client.call(room, duplicateRoom)).resource,
        'ROOM_DUPLICATING_FAILED',
      );
      if (copy) notices.success(text('room-editor.room-duplicated', { name: copy.name }));
      return copy;
    },
    remove: async (room: RoomReply) => {
      const { name } = room;
      const deleted = await attempt(
        async () => (await client.call(room, deleteRoom, { ifMatch: ifMatchOf(room) })).resource,
        'ROOM_DELETING_FAILED',
      );
      if (!deleted) return;
      notices.success(text('room-editor.room-deleted', { name }), {
        label: text('room-editor.undo'),
        onAction: () => void restore(deleted, name),
      });
    },
  };
}
export type RoomChanges = ReturnType<typeof useRoomChanges>;
