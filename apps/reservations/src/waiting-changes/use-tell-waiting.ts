import type { BodyInputOf } from '@stammtisch/contracts/call';
import { changeStatus } from '@stammtisch/contracts/reservation/change-status';
import { createLock, isProblem } from '@stammtisch/hal-client';
import { useHost, useRestaurant, useText, withMaster } from '@stammtisch/remote-kit';
import { useCallback, useEffect, useState } from 'react';
import { currentVersionOf } from '../book/current-version.ts';
import type { Reservation } from '../book/reservation.ts';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import type { WaitingChange } from './waiting-change.ts';
import { changeWaiting, readWaiting, useWaiting } from './waiting-store.ts';

/** Milliseconds between two attempts while something waits. */
const pause = 5_000;

const lock = createLock();

export interface Clash {
  change: WaitingChange;
  current: Reservation;
}

const isOfClock = (error: unknown) =>
  isProblem(error, 'invalid-request') && error.errors.some(({ pointer }) => pointer === '/at');

/** Tells the house what was changed without network, one after the other, in one tab at a time. */
export function useTellWaiting() {
  const { client, notices, requireMaster } = useHost();
  const { uuid } = useRestaurant();
  const text = useText('reservations');
  const common = useText('common');
  const refresh = useBookRefresh();
  const waiting = useWaiting(uuid);
  const [clash, setClash] = useState<Clash>();
  /** What somebody does not want to decide now; asked again when something is added, or a page later. */
  const [putOff, setPutOff] = useState<readonly WaitingChange[]>();

  const drop = useCallback(
    (change: WaitingChange) =>
      changeWaiting(uuid, (all) => all.filter((each) => each.reservation !== change.reservation)),
    [uuid],
  );

  /** Answers whether the next one may be told. */
  const tellOne = useCallback(
    async (change: WaitingChange, version = change.version): Promise<boolean> => {
      const words = { name: change.name, status: common(`status.${change.to}`) };
      const { editor, at } = change;
      const body = { status: change.to, ...(editor !== undefined && { editor }) };
      const on = { _links: { status: { href: change.href } } };
      const tell = (wish: BodyInputOf<typeof changeStatus>) =>
        withMaster(requireMaster, () =>
          client.call(on, changeStatus, { ifMatch: `"${version}"`, body: wish }),
        );
      try {
        await tell({ ...body, ...(at !== undefined && { at }) }).catch((error: unknown) => {
          if (!isOfClock(error)) throw error;
          // A device whose clock is wrong: it happened, and is noted as of now.
          return tell(body);
        });
      } catch (error) {
        if (isProblem(error, 'offline') || !isProblem(error)) return false;
        const current = currentVersionOf(error);
        if (current !== undefined && current.status !== change.to) {
          setClash({ change, current });
          return false;
        }
        if (current === undefined) notices.error(text('waiting.refused', words));
      }
      drop(change);
      return true;
    },
    [client, common, drop, notices, requireMaster, text],
  );

  const tellAll = useCallback(
    () =>
      lock(`stammtisch.waiting.${uuid}`, async () => {
        const before = readWaiting(uuid);
        for (const change of before) if (!(await tellOne(change))) break;
        const told = before.length - readWaiting(uuid).length;
        if (told === 0) return;
        notices.success(text('waiting.told', { count: told }));
        await refresh();
      }),
    [notices, refresh, tellOne, text, uuid],
  );

  const hasWork = waiting.length > 0 && waiting !== putOff && clash === undefined;
  useEffect(() => {
    if (!hasWork) return;
    const attempt = () => void tellAll();
    const timer = setInterval(attempt, pause);
    attempt();
    addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      removeEventListener('online', attempt);
    };
  }, [hasWork, tellAll]);

  const settle = async (how: 'theirs' | 'mine' | 'later') => {
    if (clash === undefined) return;
    const { change, current } = clash;
    setClash(undefined);
    if (how === 'later') return setPutOff(waiting);
    if (how === 'theirs') drop(change);
    else await tellOne(change, current.version);
    await refresh();
  };

  return { clash, settle };
}
