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
import { fieldsOf, type RoomPatch } from './room-patch.ts';
import { useTellFloorProblem } from './use-tell-floor-problem.ts';

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

  /** Changes fields of a room; who was first keeps theirs, and mine go on top of them. */
  async function put(room: RoomReply, patch: RoomPatch): Promise<RoomReply> {
    const send = async (current: RoomReply) => {
      const body = { ...fieldsOf(current), ...patch };
      const reply = await client.call(current, replaceRoom, { body, ifMatch: ifMatchOf(current) });
      return reply.resource;
    };
    try {
      return await send(room);
    } catch (error) {
      const current = isProblem(error, 'stale-version')
        ? roomSchema.safeParse(error.extensions['current'])
        : undefined;
      if (!current?.success) throw error;
      return await send(current.data);
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
    change: async (room: RoomReply, patch: RoomPatch): Promise<boolean> => {
      const changed = await attempt(() => put(room, patch), 'ROOM_EDITING_FAILED');
      if (changed) notices.success(problem('ROOM_SUCCESSFULLY_UPDATED'));
      return changed !== undefined;
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
