import { moveReservation } from '@stammtisch/contracts/reservation/move-reservation';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { useHost, useText, withMaster } from '@stammtisch/remote-kit';
import type { Undo } from '@stammtisch/ui-kit';
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
import { decideMove, type Move } from './decide-move.ts';
import { MoveQuestion, type MoveQuestionProps } from './move-question.tsx';
import { useJudge } from './use-judge.ts';

export interface Mover {
  /** Ends with whether the party was moved; if not, its item goes back to its place. */
  move: (reservation: Reservation, wish: Move) => Promise<boolean>;
  question: ReactNode;
}

/** Moves a party as the timeline and the dialog do: the rule first, then the question, then the link. */
export function useMove(book: DayBook, interval: number, undo: Undo): Mover {
  const { client, notices, requireMaster } = useHost();
  const text = useText('reservations');
  const common = useText('common');
  const tellRefusal = useTellRefusal();
  const judge = useJudge(book, interval);
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

  async function move(seen: Reservation, wish: Move, elevated = false): Promise<boolean> {
    const reservation = judge.asItIs(seen);
    const decision = decideMove(reservation, wish, judge.given(elevated));
    switch (decision.kind) {
      case 'at-once':
        return send(reservation, decision.move, false);
      case 'ask': {
        const answer = await confirm({ reservation, to: decision.move.start });
        return answer ? send(reservation, decision.move, answer.notifyGuest) : false;
      }
      default:
        return (await judge.keep(decision)) && move(reservation, wish, true);
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
      tell(reservation, reply.resource, notifyGuest);
      return true;
    } catch (error) {
      tellRefusal(error);
      return false;
    } finally {
      void refresh();
    }
  }

  function tell(before: Reservation, moved: Reservation, isTold: boolean) {
    const name = guestNameOf(moved);
    const table = tableNamesOf(moved);
    const isSameStart = startOf(moved) === startOf(before);
    const words = !isSameStart
      ? text('move.done-time', { name, date: moved.date, time: moved.time })
      : table === ''
        ? text('move.done-unassigned', { name })
        : text('move.done-table', { name, table });
    const back = { start: startOf(before), tables: before.tables.map(({ id }) => id) };
    // Who was told of the new time hears of the old one again.
    const offer = undo.offer(() => void send(moved, back, isTold));
    notices.success(words, { label: common('undo'), onAction: offer.undo });
  }

  return { move, question: asked && <MoveQuestion {...asked} /> };
}

function bodyOf({ start, tables }: Move) {
  return {
    start: { date: formatWireDate(dayOf(start)), time: formatWireTime(start) },
    tables: [...tables],
  };
}
