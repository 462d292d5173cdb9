import { deleteEntry } from '@stammtisch/contracts/roster/change-entry';
import type { Minute } from '@stammtisch/domain/time/minute';
import { useHost, useText } from '@stammtisch/remote-kit';
import type { Undo } from '@stammtisch/ui-kit';
import { useTellRoster } from '../timetable/use-tell-roster.ts';
import type { PlannedEntry } from './planned-entry.ts';
import { useEntryActions } from './use-entry-actions.ts';

/** What is done with a shift on the calendar itself, without a question: it can be taken back. */
export function useEntryChanges(undo: Undo) {
  const { client, notices } = useHost();
  const text = useText('roster');
  const common = useText('common');
  const tell = useTellRoster();
  const { replace, restore, refresh } = useEntryActions();
  const takeBack = (run: () => void) => ({
    label: common('undo'),
    onAction: undo.offer(run).undo,
  });

  return {
    /** To another time by hand. Answers whether it was stored. */
    async move(entry: PlannedEntry, start: Minute, end: Minute): Promise<boolean> {
      const { comment, startRepeated, endRepeated } = entry.source;
      const saved = await replace(entry, {
        start,
        end,
        // The time that stays keeps its pass of the hour that a night repeats.
        startRepeated: startRepeated && start === entry.start,
        endRepeated: endRepeated && end === entry.end,
        comment,
      });
      if (saved.kind === 'theirs') notices.warning(text('entry.changed-meanwhile'));
      if (saved.kind !== 'saved') return false;
      const back = { start: entry.start, end: entry.end, startRepeated, endRepeated, comment };
      notices.success(
        text('entry.moved', { name: entry.employee }),
        takeBack(() => void replace(saved.entry, back)),
      );
      return true;
    },
    async remove({ source, employee }: PlannedEntry): Promise<boolean> {
      try {
        const { resource } = await client.call(source, deleteEntry, {
          ifMatch: `"${source.version}"`,
        });
        notices.success(
          text('entry.deleted', { name: employee }),
          takeBack(() => void restore(resource)),
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
