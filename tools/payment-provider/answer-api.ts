import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Declined } from './declined.ts';
import { readForm } from '../emulator/form.ts';
import type { Provider } from './provider.ts';
import { sendSaid, type Said } from '../emulator/replies.ts';
import { broken } from './replies.ts';
import { answerCall, type Asked } from './routes.ts';

/** The provider's API, with its idempotency keys and whatever is switched wrong. */
export function apiOf(provider: Provider) {
  const said = new Map<string, Said>();
  return async (request: IncomingMessage, response: ServerResponse, url: URL, body: string) => {
    const { faults } = provider;
    await wait(faults.slow);
    if (faults.down) return sendSaid(response, broken);
    const method = request.method ?? 'GET';
    const account = single(request.headers['stripe-account']);
    const key = single(request.headers['idempotency-key']);
    const known = key && said.get(`${account} ${key}`);
    const form = readForm(method === 'GET' ? url.searchParams.toString() : body);
    const reply = known || carryOut(provider, { method, path: url.pathname, form, account });
    // What was made stays made: the same key is answered the same, whatever became of the answer.
    if (key && !known) said.set(`${account} ${key}`, reply);
    const isCharge = method === 'POST' && url.pathname === '/v1/payment_intents' && !known;
    if (isCharge && faults.silentAfterCharge) return request.socket.destroy();
    return sendSaid(response, isCharge && faults.brokenAfterCharge ? broken : reply);
  };
}

function carryOut(provider: Provider, asked: Asked): Said {
  try {
    return { status: 200, body: JSON.stringify(answerCall(provider, asked)) };
  } catch (error) {
    if (!(error instanceof Declined)) throw error;
    return { status: error.status, body: JSON.stringify(error.body) };
  }
}

function single(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? '';
}
