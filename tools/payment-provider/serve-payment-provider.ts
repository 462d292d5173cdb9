import { send } from '../emulator/replies.ts';
import { serveEmulator, type Asked, type Emulator } from '../emulator/serve-emulator.ts';
import { readForm } from '../emulator/form.ts';
import { apiOf } from './answer-api.ts';
import { answerCheckout, answerOnboarding } from './answer-pages.ts';
import { faults } from './faults.ts';
import { Notices } from './notices.ts';
import { Provider } from './provider.ts';
import { Shelf } from './shelf.ts';

export interface PaymentProviderOptions {
  port: number;
  host: string;
  /** Where it tells what happened. */
  noticesTo?: string;
  /** Signs the notices; the API knows the same. */
  noticeSecret: string;
  /** Keeps what it knows over a restart. */
  file?: string;
}

export interface PaymentProvider extends Emulator {
  provider: Provider;
  notices: Notices;
  shelf: Shelf;
}

/**
 * An emulator of the card payment provider: the part of Stripe's API that Stammtisch speaks, with
 * its pages, signed notices, idempotency keys, and faults to switch on. For `npm start` and tests.
 */
export async function servePaymentProvider(
  options: PaymentProviderOptions,
): Promise<PaymentProvider> {
  const { noticesTo, noticeSecret } = options;
  const now = () => Math.floor(Date.now() / 1_000);
  const notices = new Notices({ url: noticesTo, secret: noticeSecret, now });
  let opened: { provider: Provider; shelf: Shelf } | undefined;
  const emulator = await serveEmulator(options, (origin, kept) => {
    const shelf = new Shelf(Array.isArray(kept) ? kept : []);
    const provider = new Provider({ shelf, notices, origin, now });
    opened = { provider, shelf };
    return { answer: answering(provider, notices), keep: () => shelf.all() };
  });
  if (!opened) throw new Error('the emulator opens its parts before it listens');
  return { ...emulator, ...opened, notices };
}

function answering(provider: Provider, notices: Notices) {
  const answerApi = apiOf(provider);
  return async ({ request, response, url, method, body }: Asked) => {
    const [, place, id = '', verb] = url.pathname.split('/');
    const opened = { method, id, form: readForm(body) };
    switch (place) {
      case 'v1':
        return answerApi(request, response, url, body);
      case 'checkout':
        return answerCheckout(provider, response, { ...opened, leaves: verb === 'cancel' });
      case 'onboarding': {
        const back = url.searchParams.get('return') ?? '/';
        return answerOnboarding(provider, response, { ...opened, back });
      }
      case 'faults':
        provider.faults = faults.parse(JSON.parse(body || '{}'));
        return send(response, 204, 'text/plain', '');
      case 'notices':
        await notices.sendKept();
        return send(response, 204, 'text/plain', '');
      default:
        return send(response, 404, 'text/plain', 'The emulator has no such page.');
    }
  };
}
