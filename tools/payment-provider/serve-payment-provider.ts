import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '../inbox/receive-mails.ts';
import { faults as faultsSchema } from './faults.ts';
import { readForm, textAt, type FormFields } from './form.ts';
import { Notices } from './notices.ts';
import { checkoutPage, closedPage, holderPage, onboardingPage, pagePolicy } from './pages.ts';
import { Declined, Provider } from './provider.ts';
import { answerCall } from './routes.ts';
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

interface Said {
  status: number;
  body: string;
}

/**
 * An emulator of the card payment provider: the part of Stripe's API that Stammtisch speaks, with
 * its pages, signed notices, idempotency keys, and faults to switch on. For `npm start` and tests.
 */
export async function servePaymentProvider(
  options: PaymentProviderOptions,
): Promise<PaymentProvider> {
  const now = () => Math.floor(Date.now() / 1_000);
  const shelf = new Shelf(options.file && existsSync(options.file) ? read(options.file) : []);
  const notices = new Notices({ url: options.noticesTo, secret: options.noticeSecret, now });
  const said = new Map<string, Said>();
  let provider: Provider;
  let origin = '';

  const server = createServer((request, response) => {
    answer(request, response)
      .catch((error: unknown) => send(response, 500, 'text/plain', String(error)))
      .finally(() => options.file && writeFileSync(options.file, JSON.stringify(shelf.all())));
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const body = await bodyOf(request);
    if (pathname.startsWith('/v1/'))
      return call(request, response, { pathname, searchParams, body });
    const [, place, id = '', verb] = pathname.split('/');
    if (place === 'faults' && request.method === 'POST') {
      provider.faults = faultsSchema.parse(JSON.parse(body || '{}'));
      return send(response, 204, 'text/plain', '');
    }
    if (place === 'notices' && request.method === 'POST') {
      await notices.sendKept();
      return send(response, 204, 'text/plain', '');
    }
    if (place === 'checkout')
      return checkout(request.method ?? '', id, verb, readForm(body), response);
    if (place === 'onboarding') {
      const account = shelf.find('account', id);
      const back = searchParams.get('return') ?? '/';
      if (!account) return page(response, closedPage(), 404);
      if (request.method !== 'POST') return page(response, onboardingPage(account, back));
      provider.fillIn(account, textAt(readForm(body), 'wholly') === 'yes');
      return leadTo(response, back);
    }
    return send(
      response,
      404,
      'text/plain',
      'The emulator of the payment provider has no such page.',
    );
  }

  async function call(
    request: IncomingMessage,
    response: ServerResponse,
    {
      pathname,
      searchParams,
      body,
    }: { pathname: string; searchParams: URLSearchParams; body: string },
  ) {
    const { faults } = provider;
    if (faults.slow > 0) await new Promise((resolve) => setTimeout(resolve, faults.slow));
    if (faults.down) return sendSaid(response, broken);
    const account = single(request.headers['stripe-account']);
    const key = single(request.headers['idempotency-key']);
    const known = key && said.get(`${account} ${key}`);
    const form = readForm(request.method === 'GET' ? searchParams.toString() : body);
    const reply =
      known || carryOut({ method: request.method ?? 'GET', path: pathname, form, account });
    // What was made stays made: the same key is answered the same, whatever became of the answer.
    if (key && !known) said.set(`${account} ${key}`, reply);
    const isCharge = request.method === 'POST' && pathname === '/v1/payment_intents' && !known;
    if (isCharge && faults.silentAfterCharge) return request.socket.destroy();
    return sendSaid(response, isCharge && faults.brokenAfterCharge ? broken : reply);
  }

  function carryOut(asked: {
    method: string;
    path: string;
    form: FormFields;
    account: string;
  }): Said {
    try {
      return { status: 200, body: JSON.stringify(answerCall(provider, shelf, asked, origin)) };
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      return { status: error.status, body: JSON.stringify(error.body) };
    }
  }

  function checkout(
    method: string,
    id: string,
    verb: string | undefined,
    form: FormFields,
    response: ServerResponse,
  ) {
    const found = shelf.session(id);
    const session = found && provider.current(found);
    if (session?.status !== 'open') return page(response, closedPage(), 410);
    if (verb === 'cancel') return leadTo(response, session.cancel_url);
    if (method !== 'POST') return page(response, checkoutPage(session));
    const card = textAt(form, 'card');
    const wrong = provider.finish(session, card, textAt(form, 'agreed') === 'yes');
    if (wrong === 'asks-the-holder') return page(response, holderPage(session, card));
    if (wrong) return page(response, checkoutPage(session, wrong), 402);
    return leadTo(response, session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id));
  }

  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(options.port, options.host, resolve);
  await promise;
  const port = portOf(server.address());
  origin = `http://localhost:${port}`;
  provider = new Provider({ shelf, notices, origin, now });
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

const broken: Said = {
  status: 500,
  body: JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong.' } }),
};

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function single(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? '';
}

function sendSaid(response: ServerResponse, { status, body }: Said) {
  return send(response, status, 'application/json', body);
}

function page(response: ServerResponse, html: string, status = 200) {
  response.setHeader('content-security-policy', pagePolicy);
  return send(response, status, 'text/html; charset=utf-8', html);
}

function leadTo(response: ServerResponse, address: string) {
  response.writeHead(303, { location: address });
  response.end();
}

function send(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}
