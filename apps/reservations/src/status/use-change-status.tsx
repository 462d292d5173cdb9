import { changeStatus } from '@stammtisch/contracts/reservation/change-status';
import type { Status } from '@stammtisch/domain/reservation/status';
import { transitions } from '@stammtisch/domain/reservation/transition';
import { undoSeconds } from '@stammtisch/domain/reservation/undo';
import { findLink, hasLink, isProblem } from '@stammtisch/hal-client';
import { useHost, useRestaurant, useText, withMaster } from '@stammtisch/remote-kit';
import type { Undo } from '@stammtisch/ui-kit';
import { useState, type ReactNode } from 'react';
import { guestNameOf, ifMatchOf, type Reservation } from '../book/reservation.ts';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import type { DayBook } from '../book/use-day-book.ts';
import { useSettings } from '../book/use-settings.ts';
import { useTellRefusal } from '../book/use-tell-refusal.ts';
import { useReturnToQueue } from '../waiting-list/use-return-to-queue.ts';
import { readWaiting, changeWaiting } from '../waiting-changes/waiting-store.ts';
import { toWaitingChange, withChange } from '../waiting-changes/waiting-change.ts';
import { wayBack, type Way } from './next-status.ts';
import { LateStatusQuestion } from './late-status-question.tsx';
import type { StatusQuestionProps } from './status-question.tsx';

type Answer = { editor?: string; coronaAnswered?: boolean };
type Asked = Omit<StatusQuestionProps, 'employees'>;

export interface StatusChange {
  change: (reservation: Reservation, to: Status) => Promise<void>;
  /** Draw it once; it is there while the house wants to know something. */
  question: ReactNode;
}

/**
 * Changes a status at once on the screen, asks what the house wants to know, and offers to take it
 * back. A refusal puts the old status back and says why.
 */
export function useChangeStatus({ replace }: Pick<DayBook, 'replace'>, undo: Undo): StatusChange {
  const { client, notices, requireMaster } = useHost();
  const { uuid } = useRestaurant();
  const text = useText('reservations');
  const common = useText('common');
  const tellRefusal = useTellRefusal();
  const refresh = useBookRefresh();
  const returnToQueue = useReturnToQueue();
  const settings = useSettings().data?.resource;
  const [asked, setAsked] = useState<Asked>();

  const ask = (kind: Asked['kind'], reservation: Reservation, to: Status) =>
    new Promise<Answer | undefined>((resolve) => {
      const onAnswer = (answer: Answer | undefined) => {
        setAsked(undefined);
        resolve(answer);
      };
      setAsked({ kind, reservation, to, onAnswer });
    });

  async function send(
    reservation: Reservation,
    to: Status,
    given: Answer = {},
  ): Promise<Reservation | undefined> {
    try {
      const options = { ifMatch: ifMatchOf(reservation), body: { status: to, ...given } };
      const reply = await withMaster(requireMaster, () =>
        client.call(reservation, changeStatus, options),
      );
      return reply.resource;
    } catch (error) {
      const kind = questionOf(error);
      if (kind === undefined) throw error;
      const answer = await ask(kind, reservation, to);
      return answer && send(reservation, to, { ...given, ...answer });
    }
  }

  /** Without network: shown as wished, and told once there is one (waiting-changes). */
  function keepForLater(reservation: Reservation, to: Status): void {
    const href = findLink(reservation, 'status')?.href;
    if (href === undefined) return;
    const wish = toWaitingChange(reservation, to, { href, at: new Date() });
    changeWaiting(uuid, (waiting) => withChange(waiting, wish));
    const words = { name: wish.name, status: common(`status.${to}`) };
    if (isWaiting(reservation)) notices.info(text('waiting.kept', words));
  }

  const isWaiting = ({ id }: Reservation) =>
    readWaiting(uuid).some((each) => each.reservation === id);

  async function change(reservation: Reservation, ...[to, ...then]: Way): Promise<void> {
    if (isWaiting(reservation)) return keepForLater(reservation, to);
    replace({ ...reservation, status: then.at(-1) ?? to });
    await undo.during(attempt(reservation, [to, ...then]));
    await refresh();
  }

  async function attempt(reservation: Reservation, [to, ...then]: Way): Promise<void> {
    try {
      let changed = await send(reservation, to);
      for (const next of then) changed = changed && (await send(changed, next));
      replace(changed ?? reservation);
      if (changed) tell(changed, reservation.status);
    } catch (error) {
      replace(reservation);
      const isOneStep = then.length === 0;
      if (isOneStep && isProblem(error, 'offline')) return keepForLater(reservation, to);
      tellRefusal(error);
    }
  }

  function tell(changed: Reservation, before: Status) {
    const words = { name: guestNameOf(changed), status: common(`status.${changed.status}`) };
    const back = wayBack(changed, before);
    const isFromQueue = hasLink(changed, 'return-to-queue');
    if (back === undefined && !isFromQueue) return notices.success(text('status.changed', words));
    // Based on the version that this change made: what somebody else changes after it is left alone.
    const takeBack = () => void (back ? change(changed, ...back) : returnToQueue(changed));
    const offer = undo.offer(takeBack, undoUntil(changed, before));
    return notices.success(text('status.changed', words), {
      label: common('undo'),
      onAction: offer.undo,
    });
  }

  const { employeeList = [] } = settings?.generalSettings ?? {};
  const employees = employeeList.filter((each) => each.active).map((each) => each.name);
  return { change, question: asked && <LateStatusQuestion {...asked} employees={employees} /> };
}

/** A mail about the change waits so long; after it, taking back is a decision, not an undo. */
function undoUntil({ status, guest }: Reservation, before: Status): number | undefined {
  const hasMail = transitions[before]?.[status]?.mail !== undefined && guest.email !== '';
  return hasMail ? Date.now() + undoSeconds * 1_000 : undefined;
}

function questionOf(error: unknown): Asked['kind'] | undefined {
  if (isProblem(error, 'editor-required')) return 'editor';
  return isProblem(error, 'corona-question') ? 'corona' : undefined;
}
