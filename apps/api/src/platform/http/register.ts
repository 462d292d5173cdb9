import type { CallShape } from '@stammtisch/contracts/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { Answer } from './answer.ts';
import type { Api } from './api.ts';
import { isOfKind, type BodyKind } from './body-parsers.ts';
import type { CallRequest, Handler } from './call-request.ts';
import { BytesAnswer } from './bytes-answer.ts';
import { isUnchanged, unquote, validators } from './conditions.ts';
import { admit, type Admission, type AdmitOptions } from './admit.ts';
import { readInput } from './read-input.ts';
import { refuse, Refusal } from './refusal.ts';
import { sendRefusal } from './send-refusal.ts';

export interface RegisterOptions extends AdmitOptions {
  /** JSON unless given. */
  takes?: BodyKind;
  /** Bytes; 1 MiB unless given. */
  bodyLimit?: number;
}

/** Puts a call and its handler under the call's path. The only way that a route comes to be. */
export function register<const C extends CallShape>(
  api: Api,
  call: C,
  handler: Handler<C>,
  options: RegisterOptions = {},
): void {
  if (!api.serves(call)) return;
  const { takes = 'json', bodyLimit, ...admitOptions } = options;
  api.calls.push({ call, takes });
  const admissions = new WeakMap<FastifyRequest, Admission>();
  api.app.route({
    method: call.method,
    url: call.path,
    config: { call, takes },
    ...(bodyLimit !== undefined && { bodyLimit }),
    // Before the body is read: a stranger's is not even taken into memory.
    async onRequest(request, reply) {
      const admission = await admit(api, call, request, admitOptions);
      if (admission instanceof Refusal) return sendRefusal(request, reply, admission);
      admissions.set(request, admission);
    },
    async handler(request, reply) {
      const admission = admissions.get(request);
      if (!admission) throw new Error(`${call.name} was not admitted`);
      const outcome = await work(call, handler, takes, request, admission);
      return outcome instanceof Refusal
        ? sendRefusal(request, reply, outcome)
        : send(call, request, reply, outcome);
    },
  });
}

async function work<C extends CallShape>(
  call: C,
  handler: Handler<C>,
  takes: BodyKind,
  request: FastifyRequest,
  admission: Admission,
) {
  if (request.body !== undefined && !isOfKind(takes, request.headers['content-type'])) {
    return refuse('unsupported-media-type');
  }
  const input = readInput(call, request);
  if (input instanceof Refusal) return input;
  // The contract's own schemas parsed these parts, which the compiler cannot follow through `call`.
  const parsed = {
    ...input,
    ...admission,
    call,
    ifMatch: unquote(request.headers['if-match']),
    idempotencyKey: single(request.headers['idempotency-key']),
    signature: single(request.headers['stripe-signature']),
    ip: request.ip,
    id: request.id,
  } as CallRequest<C>;
  return handler(parsed);
}

function send(call: CallShape, request: FastifyRequest, reply: FastifyReply, outcome: unknown) {
  const { body, options } = outcome instanceof Answer ? outcome : { body: outcome, options: {} };
  const now = new Date();
  reply.headers({ 'cache-control': 'no-cache', ...validators(options, now), ...options.headers });
  if (options.location) reply.header('location', options.location);
  const conditions = {
    ifNoneMatch: request.headers['if-none-match'],
    ifModifiedSince: request.headers['if-modified-since'],
  };
  if (call.method === 'GET' && isUnchanged(conditions, options, now)) return reply.code(304).send();
  const status = call.status ?? 200;
  if (status === 204) return reply.code(204).send();
  if (outcome instanceof BytesAnswer) {
    return reply.code(status).type(outcome.type).send(Buffer.from(outcome.body));
  }
  // A field that the contract does not know must not leave the house.
  const checked = z.parse(call.reply, body);
  return reply.code(status).type('application/hal+json').send(JSON.stringify(checked));
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
