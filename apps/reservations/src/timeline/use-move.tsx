import { moveReservation } from '@stammtisch/contracts/reservation/move-reservation';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { useHost, useText } from '@stammtisch/remote-kit';
import { useState, type ReactNode } from 'react';
import {
  guestNameOf,
  ifMatchOf,
  startOf,
  tableNamesOf,
  type Reservation,
} from '../book/reservation.ts';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import type { DayBook } from '../book/use-day-book.ts';
import { useTellRefusal } from '../book/use-tell-refusal.ts';
import { withMaster } from '../book/with-master.ts';
import { decideMove, type Move } from './decide-move.ts';
import { MoveQuestion, type MoveQuestionProps } from './move-question.tsx';

export interface Mover {
  /** Ends with whether the party was moved; if not, its item goes back to its place. */
  move: (reservation: Reservation, wish: Move) => Promise<boolean>;
  question: ReactNode;
}

/** Moves a party as the timeline and the dialog do: the rule first, then the question, then the link. */
export function useMove(book: DayBook, interval: number): Mover {
  const { client, notices, requireMaster } = useHost();
  const text = useText('reservations');
  const common = useText('common');
  const tellRefusal = useTellRefusal();
  const refresh = useBookRefresh();
  const [asked, setAsked] = useState<MoveQuestionProps>();

  const confirm = (question: Omit<MoveQuestionProps, 'onAnswer'>) =>
    new Promise<{ notifyGuest: boolean } | undefined>((resolve) => {
      const onAnswer: MoveQuestionProps['onAnswer'] = (answer) => {
        setAsked(undefined);
        resolve(answer);
      };
      setAsked({ ...question, onAnswer });
    });

  async function move(reservation: Reservation, wish: Move, elevated = false): Promise<boolean> {
    const decision = decideMove(reservation, wish, {
      interval,
      elevated,
      others: book.reservations,
    });
    switch (decision.kind) {
      case 'back':
        return false;
      case 'refused':
        if (decision.code === 'MASTER_PASSWORD_REQUIRED') {
          return (await requireMaster()) && move(reservation, wish, true);
        }
        notices.warning(text(`move.${decision.code}`));
        return false;
      case 'taken': {
        const { by } = decision;
        const party = { guestName: guestNameOf(by), persons: by.persons.to };
        notices.error(text('status.table-taken', { ...party, from: by.time, to: by.endTime }));
        return false;
      }
      case 'at-once':
        return send(reservation, decision.move, false);
      case 'ask': {
        const answer = await confirm({ reservation, to: decision.move.start });
        return answer ? send(reservation, decision.move, answer.notifyGuest) : false;
      }
    }
  }

  async function send(reservation: Reservation, to: Move, notifyGuest: boolean): Promise<boolean> {
    try {
      const reply = await withMaster(requireMaster, () =>
        client.call(reservation, moveReservation, {
          ifMatch: ifMatchOf(reservation),
          body: { ...bodyOf(to), notifyGuest },
        }),
      );
      book.replace(reply.resource);
      tell(reservation, reply.resource);
      return true;
    } catch (error) {
      tellRefusal(error);
      return false;
    } finally {
      await refresh();
    }
  }

  function tell(before: Reservation, moved: Reservation) {
    const name = guestNameOf(moved);
    const table = tableNamesOf(moved);
    const isSameStart = startOf(moved) === startOf(before);
    const words = !isSameStart
      ? text('move.done-time', { name, date: moved.date, time: moved.time })
      : table === ''
        ? text('move.done-unassigned', { name })
        : text('move.done-table', { name, table });
    const back = { start: startOf(before), tables: before.tables.map(({ id }) => id) };
    const onAction = () => void send(moved, back, false);
    notices.success(words, { label: common('undo'), onAction });
  }

  return { move, question: asked && <MoveQuestion {...asked} /> };
}

function bodyOf({ start, tables }: Move) {
  return {
    start: { date: formatWireDate(dayOf(start)), time: formatWireTime(start) },
    tables: [...tables],
  };
}
