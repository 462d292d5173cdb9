import { acceptMoves } from '@stammtisch/contracts/assignment/accept-moves';
import type { AssignmentMove } from '@stammtisch/contracts/assignment/choice';
import type { Linked } from '@stammtisch/hal-client';
import { useHost, useText, withMaster } from '@stammtisch/remote-kit';
import { useState } from 'react';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import { useTellRefusal } from '../book/use-tell-refusal.ts';

/** Takes moves by the `accept` link of what suggested them; answers whether they were taken. */
export function useAcceptMoves(suggestion: Linked | undefined) {
  const { client, notices, requireMaster } = useHost();
  const text = useText('reservations');
  const tellRefusal = useTellRefusal();
  const refresh = useBookRefresh();
  const [isPending, setPending] = useState(false);

  const accept = async (moves: readonly AssignmentMove[]): Promise<boolean> => {
    if (suggestion === undefined) return false;
    setPending(true);
    const body = {
      moves: moves.map(({ reservation, version, to }) => {
        return { reservation, version, tables: to.map(({ id }) => id) };
      }),
    };
    let isTaken = false;
    try {
      await withMaster(requireMaster, () => client.call(suggestion, acceptMoves, { body }));
      notices.success(text('assign.taken', { count: moves.length }));
      isTaken = true;
    } catch (error) {
      tellRefusal(error);
    }
    setPending(false);
    await refresh();
    return isTaken;
  };

  return { accept, isPending };
}
