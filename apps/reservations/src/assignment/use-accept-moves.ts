import { acceptMoves } from '@stammtisch/contracts/assignment/accept-moves';
import type { AssignmentMove } from '@stammtisch/contracts/assignment/choice';
import type { BodyInputOf } from '@stammtisch/contracts/call';
import type { Linked } from '@stammtisch/hal-client';
import { useHost, useText, withMaster } from '@stammtisch/remote-kit';
import { useState } from 'react';
import type { Reservation } from '../book/reservation.ts';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import { useTellRefusal } from '../book/use-tell-refusal.ts';

type Body = BodyInputOf<typeof acceptMoves>;

/**
 * Takes moves by the `accept` link of what suggested them; answers whether they were taken. All of
 * them can be put back together as long as the message is shown.
 */
export function useAcceptMoves(suggestion: Linked | undefined) {
  const { client, notices, requireMaster } = useHost();
  const text = useText('reservations');
  const common = useText('common');
  const tellRefusal = useTellRefusal();
  const refresh = useBookRefresh();
  const [isPending, setPending] = useState(false);

  async function send(on: Linked, body: Body, told: (moved: readonly Reservation[]) => void) {
    setPending(true);
    let isTaken = false;
    try {
      const reply = await withMaster(requireMaster, () => client.call(on, acceptMoves, { body }));
      told(reply.resource.reservations);
      isTaken = true;
    } catch (error) {
      tellRefusal(error);
    }
    setPending(false);
    await refresh();
    return isTaken;
  }

  const accept = async (moves: readonly AssignmentMove[]): Promise<boolean> => {
    if (suggestion === undefined) return false;
    const count = moves.length;
    return send(suggestion, bodyOf(moves, 'to'), (moved) => {
      const putBack = () =>
        void send(suggestion, bodyOf(withVersions(moves, moved), 'from'), () =>
          notices.success(text('assign.put-back', { count })),
        );
      notices.success(text('assign.taken', { count }), {
        label: common('undo'),
        onAction: putBack,
      });
    });
  };

  return { accept, isPending };
}

function bodyOf(moves: readonly AssignmentMove[], side: 'from' | 'to'): Body {
  return {
    moves: moves.map((move) => ({
      reservation: move.reservation,
      version: move.version,
      tables: move[side].map(({ id }) => id),
    })),
  };
}

/** The same moves, based on what they have made of the parties. */
function withVersions(moves: readonly AssignmentMove[], moved: readonly Reservation[]) {
  const versions = new Map(moved.map(({ id, version }) => [id, version]));
  return moves.map((move) => ({
    ...move,
    version: versions.get(move.reservation) ?? move.version,
  }));
}
