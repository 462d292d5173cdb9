import type { BodyInputOf, CallShape, ReplyOf } from '@stammtisch/contracts/call';
import { problem, type Problem } from '@stammtisch/contracts/problem';

export type AuthOutcome<Reply> =
  | { kind: 'answered'; reply: Reply }
  | { kind: 'refused'; problem: Problem }
  /** No answer came: the device is offline or the server is down. */
  | { kind: 'unreachable' };

export interface AuthRequest<C extends CallShape> {
  body?: BodyInputOf<C>;
  bearer?: string;
  /** specification §7: /authenticate-restaurant-session takes a form. */
  form?: boolean;
}

const serverFault: Problem = {
  type: '/problems/internal-error',
  title: 'The server failed',
  status: 500,
  key: 'ERROR_OCCURED_CONTACT_US',
};

function encode(body: unknown, form: boolean): BodyInit | undefined {
  if (body === undefined) return undefined;
  if (!form || typeof body !== 'object' || body === null) return JSON.stringify(body);
  return new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)]));
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    // A proxy's error page; the status says enough.
    console.warn(`${response.url} answered no JSON`, cause);
    return undefined;
  }
}

/**
 * The calls that make, renew and end a session. They go past the HAL client, which needs a session
 * to exist, and their paths are fixed by the specification (§7).
 */
export async function authCall<C extends CallShape>(
  call: C,
  { body, bearer, form = false }: AuthRequest<C> = {},
): Promise<AuthOutcome<ReplyOf<C>>> {
  const headers = new Headers({
    accept: 'application/hal+json, application/problem+json',
    'x-requested-with': 'XMLHttpRequest',
  });
  if (body !== undefined && !form) headers.set('content-type', 'application/json');
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
  const init: RequestInit = { method: call.method, headers, credentials: 'omit', cache: 'no-store' };
  const encoded = encode(body, form);
  if (encoded !== undefined) init.body = encoded;
  let response: Response;
  try {
    response = await fetch(call.path, init);
  } catch (cause) {
    console.warn(`${call.path} could not be reached`, cause);
    return { kind: 'unreachable' };
  }
  const answer = await readBody(response);
  if (response.ok) return { kind: 'answered', reply: replyOf(call, answer) };
  const refusal = problem.safeParse(answer);
  return { kind: 'refused', problem: refusal.success ? refusal.data : serverFault };
}

/** The one place where an answer becomes a call's reply. */
function replyOf<C extends CallShape>(call: C, answer: unknown): ReplyOf<C> {
  return call.reply.parse(answer) as ReplyOf<C>;
}
