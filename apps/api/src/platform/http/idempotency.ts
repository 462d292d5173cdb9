import { createHash } from 'node:crypto';
import type { CallShape, ReplyInputOf } from '@stammtisch/contracts/call';
import * as z from 'zod';
import { command, sql } from '../database/sql.ts';
import type { Transaction } from '../database/transaction.ts';
import type { RestaurantId } from '../database/scope.ts';
import { answer, Answer } from './answer.ts';
import type { CallRequest, Outcome } from './call-request.ts';
import { refuse, Refusal } from './refusal.ts';

const storedOptions = z.object({
  version: z.union([z.string(), z.number()]).optional(),
  location: z.string().optional(),
});
const storedRow = z.object({
  isSame: z.boolean(),
  options: storedOptions,
  body: z.string(),
});

/**
 * Runs the work once for an `Idempotency-Key`: a repeat gets the same answer, a changed body 422, a
 * repeat while the first is at work 409. The answer is stored in the work's own transaction, so a
 * process that dies in between leaves either both or nothing. Refusals are not kept: a repeat may
 * succeed. Kept for 24 hours.
 */
export async function once<C extends CallShape>(
  tx: Transaction,
  restaurant: RestaurantId,
  request: CallRequest<C>,
  work: () => Promise<Outcome<C>>,
): Promise<Outcome<C>> {
  const key = request.idempotencyKey;
  if (key === undefined) return work();
  if (key.length < 8 || key.length > 200) {
    const message = 'An Idempotency-Key has 8 to 200 characters, such as a random uuid.';
    const error = { pointer: '/headers/idempotency-key', code: 'invalid-key', message };
    return refuse('invalid-request', { errors: [error] });
  }
  const entry = { restaurant, key, call: request.call.name, hash: hashOf(request) };
  if (!(await tx.one(tryLock(entry))).locked) return refuse('request-in-flight');
  const stored = await tx.maybe(find(entry));
  if (stored && !stored.isSame) return refuse('idempotency-key-reused');
  if (stored) return answer<ReplyInputOf<C>>(JSON.parse(stored.body), stored.options);
  const outcome = await work();
  if (!(outcome instanceof Refusal)) await tx.run(store(entry, outcome));
  return outcome;
}

interface Entry {
  restaurant: RestaurantId;
  key: string;
  call: string;
  hash: Buffer;
}

function hashOf(request: { params: unknown; body: unknown }): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([request.params ?? null, request.body ?? null]))
    .digest();
}

const tryLock = (entry: Entry) =>
  sql(z.object({ locked: z.boolean() }))`
    select pg_try_advisory_xact_lock(
      hashtextextended(${`${entry.restaurant} ${entry.call} ${entry.key}`}, 0)) as locked`;

const find = (entry: Entry) =>
  sql(storedRow)`
    select body_hash = ${entry.hash} as "isSame", headers as options, body
    from idempotency
    where restaurant_id = ${entry.restaurant} and key = ${entry.key} and call = ${entry.call}
      and at > now() - interval '24 hours'`;

function store(entry: Entry, outcome: unknown) {
  const { body, options } = outcome instanceof Answer ? outcome : answer(outcome);
  const kept = JSON.stringify({ version: options.version, location: options.location });
  return command`
    insert into idempotency (restaurant_id, key, call, body_hash, headers, body)
    values (${entry.restaurant}, ${entry.key}, ${entry.call}, ${entry.hash}, ${kept},
            ${JSON.stringify(body)})
    on conflict (restaurant_id, key, call) do update
      set body_hash = excluded.body_hash, headers = excluded.headers, body = excluded.body, at = now()`;
}
