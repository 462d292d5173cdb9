import { phoneCallChange } from '@stammtisch/contracts/phone/phone-call-change';
import { changeTopic } from '@stammtisch/contracts/topics/change';
import { useHost } from '@stammtisch/remote-kit';
import { useEffect, useRef, useState } from 'react';

/** The addresses of the calls that stand on this screen, the latest first. */
export function useCalls() {
  const { bus } = useHost();
  const [calls, setCalls] = useState<readonly string[]>([]);
  // That somebody answers or hangs up does not bring back what was put away.
  const gone = useRef(new Set<string>());
  useEffect(
    () =>
      bus.subscribe(changeTopic, ({ data: { type, href } }) => {
        if (type !== phoneCallChange || gone.current.has(href)) return;
        setCalls((before) => (before.includes(href) ? before : [href, ...before]));
      }),
    [bus],
  );
  const forget = (href: string) => {
    gone.current.add(href);
    setCalls((before) => before.filter((each) => each !== href));
  };
  return { calls, forget };
}
