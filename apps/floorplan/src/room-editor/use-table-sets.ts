import {
  createTableSet,
  deleteTableSet,
  listTableSets,
  replaceTableSet,
  type TableSetReply,
} from '@stammtisch/contracts/table-set/table-set';
import { findLink, isProblem } from '@stammtisch/hal-client';
import { useHost, useResource, useText } from '@stammtisch/remote-kit';
import { ifMatchOf } from './if-match-of.ts';
import { useTellFloorProblem } from './use-tell-floor-problem.ts';

export interface SetFields {
  tableIds: readonly string[];
  minPersons: number;
  maxPersons: number;
}

/** Which tables can be pushed together, and how that is changed and taken back. */
export function useTableSets(remember: (undo: () => void, redo: () => void) => void) {
  const { entry, client, notices } = useHost();
  const text = useText('floorplan');
  const tell = useTellFloorProblem();
  const read = useResource(findLink(entry, 'table-sets'), { schema: listTableSets.reply });

  async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      if (isProblem(error, 'table-set-exists') || isProblem(error, 'demo-read-only')) {
        tell(error, 'UPDATE_FAILED');
      } else notices.error(text('room-editor.set-failed'));
      return undefined;
    } finally {
      await read.refetch();
    }
  }
  const create = (fields: SetFields) =>
    attempt(() => client.call(entry, createTableSet, { body: bodyOf(fields) }));
  const put = (set: TableSetReply, fields: SetFields) =>
    attempt(() =>
      client.call(set, replaceTableSet, { body: bodyOf(fields), ifMatch: ifMatchOf(set) }),
    );
  const drop = (set: TableSetReply) =>
    attempt(async () => {
      await client.call(set, deleteTableSet);
      return true;
    });
  /** The set of these tables as it is now: undone and done again it may have another id. */
  const findSame = async ({ tableIds }: SetFields) => {
    const { data } = await read.refetch();
    const wanted = tableIds.toSorted().join();
    return data?.resource._embedded['table-sets'].find(
      (set) => set.tableIds.toSorted().join() === wanted,
    );
  };
  const onSame = (fields: SetFields, work: (set: TableSetReply) => Promise<unknown>) => () =>
    void findSame(fields).then((set) => set && work(set));

  return {
    sets: read.data?.resource._embedded['table-sets'] ?? [],
    create: async (fields: SetFields) => {
      if (!(await create(fields))) return;
      remember(onSame(fields, drop), () => void create(fields));
    },
    change: async (set: TableSetReply, fields: Partial<SetFields>) => {
      const wanted = { ...set, ...fields };
      if (!(await put(set, wanted))) return;
      remember(
        onSame(wanted, (current) => put(current, set)),
        onSame(set, (current) => put(current, wanted)),
      );
    },
    remove: async (set: TableSetReply) => {
      if (!(await drop(set))) return;
      // The toast may have brought it back already.
      const back = async () => {
        if (!(await findSame(set))) await create(set);
      };
      remember(() => void back(), onSame(set, drop));
      notices.success(text('room-editor.set-deleted'), {
        label: text('room-editor.undo'),
        onAction: () => void back(),
      });
    },
  };
}

function bodyOf({ tableIds, minPersons, maxPersons }: SetFields) {
  return { tableIds: [...tableIds], minPersons, maxPersons };
}
