import type { RoomReply } from '@stammtisch/contracts/room/room';
import { useState } from 'react';
import type { PlanStore } from '../plan/plan-store.ts';
import { changeOf, inverseOf, type RoomChange } from './room-patch.ts';
import type { RoomChanges } from './use-room-changes.ts';

export interface ChangedRoom {
  room: RoomReply;
  store: PlanStore;
  changes: RoomChanges;
  reread: () => Promise<readonly RoomReply[] | undefined>;
}

/** What two people made of the same fields. */
export interface RoomContest {
  theirs: RoomReply;
  change: RoomChange;
}

/** Changes fields of a room, in one row with what is undone of its tables. */
export function useChangeRoom({ room, store, changes, reread }: ChangedRoom) {
  const [contest, setContest] = useState<RoomContest>();

  /** Whether it stands. */
  const put = async (on: RoomReply, change: RoomChange) => {
    const outcome = await changes.change(on, change);
    if (outcome.kind === 'contested') setContest({ theirs: outcome.theirs, change });
    return outcome.kind === 'changed';
  };
  const putAgain = (change: RoomChange) => async () => {
    const current = (await reread())?.find(({ id }) => id === room.id);
    if (current) await put(current, change);
  };
  const change = async (wanted: RoomChange, on = room) => {
    if (!(await put(on, wanted))) return;
    store.remember(
      () => void putAgain(inverseOf(wanted))(),
      () => void putAgain(wanted)(),
    );
  };

  return {
    change,
    contest,
    takeTheirs: () => setContest(undefined),
    overwrite: () => {
      setContest(undefined);
      if (contest) void change(changeOf(contest.theirs, contest.change.patch), contest.theirs);
    },
  };
}
