import type { CallShape } from '@stammtisch/contracts/call';
import type { FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import { admit } from './admit.ts';
import type { Api } from './api.ts';
import type { Session } from './gate.ts';
import { refuse, Refusal } from './refusal.ts';
import { sendRefusal } from './send-refusal.ts';

export interface StreamRequest {
  session: Session;
  lastEventId: string | undefined;
  log: FastifyRequest['log'];
}

/** Takes over the open response, or refuses before anything was written. */
type StreamHandler = (request: StreamRequest) => ((response: ServerResponse) => void) | Refusal;

/** Like `register`, for a call that answers with server-sent events. */
export function registerStream(api: Api, call: CallShape, handler: StreamHandler): void {
  if (!api.serves(call)) return;
  api.calls.push({ call, takes: 'json' });
  api.app.get(call.path, { exposeHeadRoute: false }, async (request, reply) => {
    const admission = await admit(api, call, request);
    if (admission instanceof Refusal) return sendRefusal(request, reply, admission);
    const { session } = admission;
    if (!session) return sendRefusal(request, reply, refuse('please-login'));
    const lastEventId = String(request.headers['last-event-id'] ?? '') || undefined;
    const outcome = handler({ session, lastEventId, log: request.log });
    if (outcome instanceof Refusal) return sendRefusal(request, reply, outcome);
    reply.hijack();
    const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
    for (const [name, value] of headers) reply.raw.setHeader(name, value ?? '');
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A buffering proxy would hold the events back.
      'x-accel-buffering': 'no',
    });
    outcome(reply.raw);
  });
}
