import { createHmac, randomUUID } from 'node:crypto';
import type { Faults } from './faults.ts';
import type { StripeObject } from './objects.ts';

export interface NoticesOptions {
  /** Where notices go; none are sent without. */
  url?: string | undefined;
  secret: string;
  /** Seconds since 1970. */
  now: () => number;
}

/** The provider tells what happened by a signed request, and again until it is answered with 2xx. */
export class Notices {
  readonly #options: NoticesOptions;
  readonly #kept: string[] = [];
  readonly #running = new Set<Promise<void>>();

  constructor(options: NoticesOptions) {
    this.#options = options;
  }

  tell(type: string, object: StripeObject, faults: Faults): void {
    const { account, ...told } = object;
    const body = JSON.stringify({
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      object: 'event',
      api_version: null,
      created: this.#options.now(),
      livemode: false,
      type,
      ...(account && { account }),
      data: { object: told },
    });
    for (let copy = 0; copy < faults.noticeCopies; copy += 1) {
      if (faults.noticesLate) this.#kept.push(body);
      else this.#deliver(body);
    }
  }

  /** What was kept back, as it would have been sent; it is not kept any longer. */
  takeKept(): string[] {
    return this.#kept.splice(0);
  }

  /** Sends what was kept back; the last first, because notices come in any order. */
  async sendKept(): Promise<void> {
    for (const body of this.takeKept().toReversed()) this.#deliver(body);
    await this.settled();
  }

  async settled(): Promise<void> {
    await Promise.all(this.#running);
  }

  #deliver(body: string): void {
    const sending = this.#send(body).finally(() => this.#running.delete(sending));
    this.#running.add(sending);
  }

  async #send(body: string): Promise<void> {
    const { url, secret, now } = this.#options;
    if (!url) return;
    for (const wait of [0, 500, 2_000]) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      const at = now();
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': `t=${at},v1=${signatureOf(body, secret, at)}`,
      };
      try {
        const answer = await fetch(url, { method: 'POST', headers, body });
        if (answer.ok) return;
      } catch {
        // Nobody listens yet: the next try comes.
      }
    }
  }
}

/** @param at seconds since 1970 */
export function signatureOf(body: string, secret: string, at: number): string {
  return createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
}
