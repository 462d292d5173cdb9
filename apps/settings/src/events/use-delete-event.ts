import { deleteEvent, restoreEvent } from '@stammtisch/contracts/event/change-event';
import type { Linked } from '@stammtisch/hal-client';
import { useHost, useText } from '@stammtisch/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useTellEventProblem } from './use-tell-event-problem.ts';

/** An event, or what a calendar tells of one: without a version whichever there is goes. */
type Deletable = Linked & { title: string; version?: number };

/** Deletes without a question; as long as the toast is there it can be taken back. */
export function useDeleteEvent() {
  const { client, notices } = useHost();
  const text = useText('settings');
  const common = useText('common');
  const problem = useText('problems');
  const tell = useTellEventProblem();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['resource'] });

  const restore = async (deleted: Linked, title: string) => {
    try {
      await client.call(deleted, restoreEvent);
      notices.success(text('events.restored', { title }));
    } catch (error) {
      tell(error, text('events.save-failed'));
    }
    await refresh();
  };

  /** Answers whether the event is gone. */
  return async (event: Deletable): Promise<boolean> => {
    const { title, version } = event;
    try {
      const { resource } = await client.call(event, deleteEvent, {
        ...(version !== undefined && { ifMatch: `"${version}"` }),
      });
      notices.success(text('events.deleted', { title }), {
        label: common('undo'),
        onAction: () => void restore(resource, title),
      });
      return true;
    } catch (error) {
      tell(error, problem('FAILED_DELETION'));
      return false;
    } finally {
      await refresh();
    }
  };
}
