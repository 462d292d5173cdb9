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

/** Which tables can be pushed together, and how that is changed. */
export function useTableSets() {
  const { entry, client, notices } = useHost();
  const text = useText('floorplan');
  const tell = useTellFloorProblem();
  const read = useResource(findLink(entry, 'table-sets'), { schema: listTableSets.reply });

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (isProblem(error, 'table-set-exists') || isProblem(error, 'demo-read-only')) {
        tell(error, 'UPDATE_FAILED');
      } else notices.error(text('room-editor.set-failed'));
      return false;
    } finally {
      await read.refetch();
    }
  };
  const bodyOf = ({ tableIds, minPersons, maxPersons }: SetFields) => ({
    tableIds: [...tableIds],
    minPersons,
    maxPersons,
  });
  const create = (fields: SetFields) =>
    attempt(() => client.call(entry, createTableSet, { body: bodyOf(fields) }));

  return {
    sets: read.data?.resource._embedded['table-sets'] ?? [],
    create,
    change: (set: TableSetReply, fields: Partial<SetFields>) =>
      attempt(() =>
        client.call(set, replaceTableSet, {
          body: bodyOf({ ...set, ...fields }),
          ifMatch: ifMatchOf(set),
        }),
      ),
    remove: async (set: TableSetReply) => {
      if (!(await attempt(() => client.call(set, deleteTableSet)))) return;
      notices.success(text('room-editor.set-deleted'), {
        label: text('room-editor.undo'),
        onAction: () => void create(set),
      });
    },
  };
}
