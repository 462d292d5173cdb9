import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '../inbox/receive-mails.ts';
import { apiOf } from './answer-api.ts';
import { answerCheckout, answerOnboarding } from './answer-pages.ts';
import { faults } from './faults.ts';
import { readForm } from './form.ts';
import { Notices } from './notices.ts';
import { Provider } from './provider.ts';
import { send } from './replies.ts';
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

export interface PaymentProvider {
  port: number;
  origin: string;
  provider: Provider;
  notices: Notices;
  shelf: Shelf;
  close(): Promise<void>;
}

/**
 * An emulator of the card payment provider: the part of Stripe's API that Stammtisch speaks, with
 * its pages, signed notices, idempotency keys, and faults to switch on. For `npm start` and tests.
 */
export async function servePaymentProvider(
  options: PaymentProviderOptions,
): Promise<PaymentProvider> {
  const { file, noticesTo, noticeSecret } = options;
  const now = () => Math.floor(Date.now() / 1_000);
  const shelf = new Shelf(file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);
  const notices = new Notices({ url: noticesTo, secret: noticeSecret, now });
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(options.port, options.host, resolve);
  await promise;
  const port = portOf(server.address());
  const origin = `http://localhost:${port}`;
  const provider = new Provider({ shelf, notices, origin, now });
  const answer = answering(provider, notices);
  server.on('request', (request, response) => {
    answer(request, response)
      .catch((error: unknown) => send(response, 500, 'text/plain', String(error)))
      .finally(() => file && writeFileSync(file, JSON.stringify(shelf.all())));
  });
  return {
    port,
    origin,
    provider,
    notices,
    shelf,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function answering(provider: Provider, notices: Notices) {
  const answerApi = apiOf(provider);
  return async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', provider.origin);
    const method = request.method ?? 'GET';
    const body = await bodyOf(request);
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

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
