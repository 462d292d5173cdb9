import { mergeGuests } from '@stammtisch/contracts/guest/merge-guests';
import type { ChosenField } from '@stammtisch/domain/guest/merge-guests';
import { useHost, useText } from '@stammtisch/remote-kit';
import { useState } from 'react';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import { ifMatchOf, nameOf, type Guest } from './guest.ts';
import { useTellGuestProblem } from './use-tell-guest-problem.ts';

export interface MergeWish {
  leaver: Guest;
  survivor: Guest;
  /** What is right about the one who goes. */
  take: ChosenField[];
}

/** Follows the link of the entry that goes. Whoever changed one of the two meanwhile is shown first. */
export function useMergeGuests(onMerged: (survivor: Guest) => void) {
  const { client, notices } = useHost();
  const text = useText('reservations');
  const tell = useTellGuestProblem();
  const refresh = useBookRefresh();
  const [isMerging, setMerging] = useState(false);

  const merge = async ({ leaver, survivor, take }: MergeWish) => {
    setMerging(true);
    try {
      const { resource } = await client.call(leaver, mergeGuests, {
        body: { into: survivor.id, intoVersion: survivor.version, take },
        ifMatch: ifMatchOf(leaver),
      });
      notices.success(text('guests.merge-done', { name: nameOf(resource) }));
      onMerged(resource);
    } catch (error) {
      tell(error, 'GUEST_MERGE_FAILED');
    }
    setMerging(false);
    await refresh();
  };
  return { merge, isMerging };
}
