import { deleteGuest } from '@stammtisch/contracts/guest/delete-guest';
import { restoreGuest } from '@stammtisch/contracts/guest/restore-guest';
import type { Linked } from '@stammtisch/hal-client';
import { useHost, useText } from '@stammtisch/remote-kit';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import { ifMatchOf, nameOf, type Guest } from './guest.ts';
import { useTellGuestProblem } from './use-tell-guest-problem.ts';

/** Deletes without a question; as long as the toast is there it can be taken back (decisions §7). */
export function useDeleteGuest() {
  const { client, notices } = useHost();
  const text = useText('reservations');
  const tell = useTellGuestProblem();
  const refresh = useBookRefresh();

  const restore = async (deleted: Linked, name: string) => {
    try {
      await client.call(deleted, restoreGuest);
      notices.success(text('guests.restored', { name }));
    } catch (error) {
      tell(error, 'FAILED_UPDATING_GUEST');
    }
    await refresh();
  };

  /** Answers whether the guest is gone. */
  return async (guest: Guest): Promise<boolean> => {
    const name = nameOf(guest);
    try {
      const { resource } = await client.call(guest, deleteGuest, { ifMatch: ifMatchOf(guest) });
      notices.success(text('guests.deleted', { name }), {
        label: text('guests.undo'),
        onAction: () => void restore(resource, name),
      });
      return true;
    } catch (error) {
      tell(error, 'FAILED_DELETING_GUEST');
      return false;
    } finally {
      await refresh();
    }
  };
}
