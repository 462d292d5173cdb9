import { useEffect, useRef, useState } from 'react';
import { backOff, sleep } from '@stammtisch/hal-client/back-off';
import { idempotencyKey } from '@stammtisch/hal-client/idempotency-key';
import type { Restaurant } from '../../api/restaurant.ts';
import type { Draft } from '../draft.ts';
import { sendBooking, type BookingOutcome, type BookingWish } from './send-booking.ts';

type Answered = Exclude<BookingOutcome, { kind: 'offline' | 'in-flight' }>;
export type Sending = { kind: 'idle' } | { kind: 'sending' } | { kind: 'waiting' } | Answered;

/** The key of a wish: the same for the same wish, also after a reload. */
export function keyFor(body: string, sent: Draft['sent']): string {
  return sent?.body === body ? sent.key : idempotencyKey();
}

/** Until the network is back, or for a while: a network may come back without saying so. */
async function waitForNetwork(attempt: number, signal: AbortSignal): Promise<void> {
  const back = new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
  });
  await Promise.race([back, sleep(backOff(attempt, { first: 2_000, most: 30_000 }), signal)]);
}

/** Sends a booking and, without a network, sends it again under its key until it is answered. */
export function useBooking(
  restaurant: Restaurant,
  draft: Draft,
  onSend: (sent: NonNullable<Draft['sent']>) => void,
) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(wish: BookingWish): Promise<Answered | undefined> {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const body = JSON.stringify(wish);
    const key = keyFor(body, draft.sent);
    onSend({ key, body });
    setSending({ kind: 'sending' });
    for (let attempt = 0; ; attempt += 1) {
      try {
        const outcome = await sendBooking(restaurant, wish, key, signal);
        if (signal.aborted) return undefined;
        if (outcome.kind !== 'offline' && outcome.kind !== 'in-flight') {
          setSending(outcome);
          return outcome;
        }
        if (outcome.kind === 'offline') setSending({ kind: 'waiting' });
        await waitForNetwork(outcome.kind === 'offline' ? attempt : 0, signal);
      } catch (error) {
        if (signal.aborted) return undefined;
        throw error;
      }
    }
  }

  function stop(): void {
    running.current?.abort();
    setSending({ kind: 'idle' });
  }

  return { sending, send, stop };
}
