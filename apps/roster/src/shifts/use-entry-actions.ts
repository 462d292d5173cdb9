import {
  planShift,
  recordTime,
  replaceEntry,
  restoreEntry,
} from '@stammtisch/contracts/roster/change-entry';
import type { RosterEmployee } from '@stammtisch/contracts/roster/list-employees';
import { scheduleEntry, type EntryFields } from '@stammtisch/contracts/roster/schedule-entry';
import { isProblem, type Linked } from '@stammtisch/hal-client';
import { useHost } from '@stammtisch/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useTellRoster, type RosterFailure } from '../timetable/use-tell-roster.ts';
import { plannedEntry, type PlannedEntry } from './planned-entry.ts';

export type Saved =
  | { kind: 'saved'; entry: PlannedEntry }
  /** Somebody else was first. */
  | { kind: 'theirs'; entry: PlannedEntry }
  | { kind: 'failed' };

/** What the sheet does with a shift or a recorded time. */
export function useEntryActions() {
  const { client } = useHost();
  const tell = useTellRoster();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['resource'] });

  async function attempt(key: RosterFailure, work: () => Promise<Saved>): Promise<Saved> {
    try {
      return await work();
    } catch (error) {
      const current = isProblem(error, 'stale-version')
        ? scheduleEntry.safeParse(error.extensions['current']).data
        : undefined;
      if (current) return { kind: 'theirs', entry: plannedEntry(current) };
      tell(error, key);
      return { kind: 'failed' };
    } finally {
      await refresh();
    }
  }

  const add = (kind: PlannedEntry['kind'], employee: RosterEmployee, body: EntryFields) => {
    const [call, key] =
      kind === 'SHIFT'
        ? [planShift, 'FAILED_SAVING_PLAN' as const]
        : [recordTime, 'FAILED_SENDING_TIME_ENTRY' as const];
    return attempt(key, async () => {
      const { resource } = await client.call(employee, call, { body });
      return { kind: 'saved', entry: plannedEntry(resource) };
    });
  };

  const replace = (entry: PlannedEntry, body: EntryFields & { employee?: string }) =>
    attempt('SHIFT_EDITING_FAILED', async () => {
      const { source } = entry;
      const options = { body, ifMatch: `"${source.version}"` };
      const { resource } = await client.call(source, replaceEntry, options);
      return { kind: 'saved', entry: plannedEntry(resource) };
    });

  const restore = (deleted: Linked) =>
    attempt('SHIFT_EDITING_FAILED', async () => {
      const { resource } = await client.call(deleted, restoreEntry);
      return { kind: 'saved', entry: plannedEntry(resource) };
    });

  return { add, replace, restore, refresh };
}
