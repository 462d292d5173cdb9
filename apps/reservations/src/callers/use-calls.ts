import { phoneCallChange } from '@stammtisch/contracts/phone/phone-call-change';
import { changeTopic } from '@stammtisch/contracts/topics/change';
import { streamOpenedTopic } from '@stammtisch/contracts/topics/stream-opened';
import { useHost, useRestaurant } from '@stammtisch/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { readOpenCalls } from './read-open-calls.ts';

/** The addresses of the calls that stand on this screen, the latest first. */
export function useCalls() {
  const { bus, client, entry } = useHost();
  const hasPhone = useRestaurant().features.includes('phoneSystem');
  const [calls, setCalls] = useState<readonly string[]>([]);
  // That somebody answers or hangs up does not bring back what was put away.
  const gone = useRef(new Set<string>());
  useEffect(() => {
    if (!hasPhone) return;
    const end = new AbortController();
    const ring = (hrefs: readonly string[]) =>
      setCalls((before) => [
        ...hrefs.filter((href) => !gone.current.has(href) && !before.includes(href)),
        ...before,
      ]);
    const forgetChanges = bus.subscribe(changeTopic, ({ data: { type, href } }) => {
      if (type === phoneCallChange) ring([href]);
    });
    // What rang before this screen could hear of it: no change tells it again.
    const forgetOpenings = bus.subscribe(streamOpenedTopic, async () =>
      ring(await readOpenCalls(client, entry, end.signal)),
    );
    return () => {
      end.abort();
      forgetChanges();
      forgetOpenings();
    };
  }, [bus, client, entry, hasPhone]);
  const forget = (href: string) => {
    gone.current.add(href);
    setCalls((before) => before.filter((each) => each !== href));
  };
  return { calls, forget };
}
