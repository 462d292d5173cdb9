import type { AddonReply } from '@stammtisch/contracts/addon/addon';
import { useHost, useText } from '@stammtisch/remote-kit';
import { useEffect, useRef, useState } from 'react';

/** Specification §4 and §9: every 5 s, about 50 times. */
const every = 5_000;
const tries = 50;

/**
 * Asks what became of an open checkout, and says so once it is bought. The server's own notice is
 * often faster.
 *
 * @returns whether it still asks
 */
export function useCheckoutPoll(addon: AddonReply, name: string, refetch: () => unknown): boolean {
  const { notices } = useHost();
  const text = useText('addons');
  const [asked, setAsked] = useState(0);
  const wasOpen = useRef(false);
  const isOpen = addon.status === 'CHECKOUT_PENDING';
  const isAsking = isOpen && asked < tries;

  useEffect(() => {
    if (!isAsking) return undefined;
    const timer = setInterval(() => {
      setAsked((count) => count + 1);
      refetch();
    }, every);
    return () => clearInterval(timer);
  }, [isAsking, refetch]);

  useEffect(() => {
    if (wasOpen.current && addon.status === 'PURCHASED') {
      notices.success(text('addon.bought', { addon: name }));
    }
    wasOpen.current = isOpen;
  }, [addon.status, isOpen, name, notices, text]);

  return isAsking;
}
