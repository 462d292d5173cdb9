import {
  deleteEntry,
  planShift,
  recordTime,
  replaceEntry,
  restoreEntry,
} from '@stammtisch/contracts/roster/change-entry';
import type { RosterEmployee } from '@stammtisch/contracts/roster/list-employees';
import { scheduleEntry, type EntryFields } from '@stammtisch/contracts/roster/schedule-entry';
import type { Minute } from '@stammtisch/domain/time/minute';
import { isProblem, type Linked } from '@stammtisch/hal-client';
import { useHost, useText } from '@stammtisch/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useTellRoster, type RosterFailure } from '../timetable/use-tell-roster.ts';
import { plannedEntry, type PlannedEntry } from './planned-entry.ts';

export type Saved =
  | { kind: 'saved'; entry: PlannedEntry }
  /** Somebody else was first. */
  | { kind: 'theirs'; entry: PlannedEntry }
  | { kind: 'failed' };

/** Everything that is done with a shift or a recorded time; what can be taken back says so. */
export function useEntryActions() {
  const { client, notices } = useHost();
  const text = useText('roster');
  const common = useText('common');
  const tell = useTellRoster();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['resource'] });
  const undo = (run: () => void) => ({ label: common('undo'), onAction: run });

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

  return {
    add,
    replace,
    /** To another time by hand; the toast takes it back. Answers whether it was stored. */
    async move(entry: PlannedEntry, start: Minute, end: Minute): Promise<boolean> {
      const { comment } = entry.source;
      const saved = await replace(entry, { start, end, comment });
      if (saved.kind === 'theirs') notices.warning(text('entry.changed-meanwhile'));
      if (saved.kind !== 'saved') return false;
      const back = { start: entry.start, end: entry.end, comment };
      notices.success(
        text('entry.moved', { name: entry.employee }),
        undo(() => void replace(saved.entry, back)),
      );
      return true;
    },
    /** Without a question; the toast takes it back. */
    async remove(entry: PlannedEntry): Promise<boolean> {
      const { source, employee } = entry;
      try {
        const { resource } = await client.call(source, deleteEntry, {
          ifMatch: `"${source.version}"`,
        });
        notices.success(
          text('entry.deleted', { name: employee }),
          undo(() => void restore(resource)),
        );
        return true;
      } catch (error) {
        tell(error, 'FAILED_DELETING_TIME_ENTRY');
        return false;
      } finally {
        await refresh();
      }
    },
  };
}
