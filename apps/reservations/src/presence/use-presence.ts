import { tellPresence, type Presence } from '@stammtisch/contracts/reservation/tell-presence';
import { presenceTopic } from '@stammtisch/contracts/topics/presence';
import { findLink, idempotencyKey, isProblem, type Linked } from '@stammtisch/hal-client';
import { useHost } from '@stammtisch/remote-kit';
import { useEffect, useMemo, useState } from 'react';
import { deviceName } from './device-name.ts';
import { beat, withoutSilent, withWord, type Visitor } from './who-is-here.ts';

type Doing = Presence['doing'];

/**
 * Who else has a reservation open. A screen says so once when it opens; whoever hears it for the
 * first time answers; from then on all give a sign of life. Alone, a screen says nothing more.
 */
export function usePresence(reservation: Linked, doing: Visitor['doing']): readonly Visitor[] {
  const { bus, client } = useHost();
  const self = findLink(reservation, 'self')?.href;
  const href = findLink(reservation, 'presence')?.href;
  // As good a name as any: nobody else has it.
  const visitor = useMemo(() => idempotencyKey(), []);
  const [here, setHere] = useState<readonly Visitor[]>([]);

  useEffect(() => {
    if (href === undefined || self === undefined) return;
    let others: readonly Visitor[] = [];
    let isUnheard = false;
    const see = (now: readonly Visitor[]) => {
      others = now;
      setHere(now);
    };
    const tell = async (what: Doing) => {
      const body = { visitor, name: deviceName(), doing: what };
      const options = { body, keepalive: true, cache: 'never' as const };
      try {
        await client.call({ _links: { presence: { href } } }, tellPresence, options);
        isUnheard = false;
      } catch (error) {
        if (!isProblem(error)) throw error;
        // Without network nobody hears it now: said again with the next beat.
        isUnheard = error.type === 'offline';
      }
    };
    const forget = bus.subscribe(presenceTopic, ({ data }) => {
      if (data.href !== self || data.visitor === visitor) return;
      const isNew = !others.some((each) => each.visitor === data.visitor);
      see(withWord(others, data, Date.now()));
      if (isNew && data.doing !== 'left') void tell(doing);
    });
    const timer = setInterval(() => {
      const present = withoutSilent(others, Date.now());
      if (present !== others) see(present);
      if (present.length > 0 || isUnheard) void tell(doing);
    }, beat);
    const leave = () => void tell('left');
    const arrive = () => void tell(doing);
    arrive();
    addEventListener('pagehide', leave);
    addEventListener('pageshow', arrive);
    addEventListener('online', arrive);
    return () => {
      forget();
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', arrive);
      removeEventListener('online', arrive);
      leave();
    };
  }, [bus, client, self, href, doing, visitor]);

  return here;
}
