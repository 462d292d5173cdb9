import type { CallShape } from '@stammtisch/contracts/call';
import type { FastifyRequest } from 'fastify';
import type { Api } from './api.ts';
import type { Session } from './gate.ts';
import { refuse, type Refusal } from './refusal.ts';

interface Admission {
  session: Session | undefined;
  bearer: string | undefined;
}

/** Asks who it is before anything that they sent is looked at. */
export async function admit(
  api: Api,
  call: CallShape,
  request: FastifyRequest,
  refusesDemo: boolean,
): Promise<Admission | Refusal> {
  const limited = await api.limits.checkCaller(call, request.ip);
  if (limited) return limited;
  const bearer = bearerOf(request);
  if (call.audience === 'public') return { session: undefined, bearer };
  if (bearer === undefined) return refuse('please-login');
  if (call.audience === 'refresher') return { session: undefined, bearer };
  const session = await api.gate.staff(bearer);
  if (!session) return refuse('please-login');
  if (refusesDemo && session.isDemo) return refuse('demo-read-only');
  if (call.audience === 'master' && !(await api.gate.isElevated(session))) {
    return refuse('master-password-required');
  }
  return { session, bearer };
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1];
}
