import type { Feature } from '@stammtisch/contracts/entry/features';
import type { CallShape } from '@stammtisch/contracts/call';
import type { FastifyRequest } from 'fastify';
import type { Api } from './api.ts';
import { hasFeature } from './features.ts';
import type { Deployer, Session } from './gate.ts';
import { refuse, type Refusal } from './refusal.ts';

export interface AdmitOptions {
  /** Refused for demo accounts (specification §6). */
  refusesDemo?: boolean;
  /** Only for accounts that have it (specification §6). */
  feature?: Feature | undefined;
}

export interface Admission {
  session: Session | undefined;
  deployer: Deployer | undefined;
  bearer: string | undefined;
}

/** Asks who it is before anything that they sent is looked at. */
export async function admit(
  api: Api,
  call: CallShape,
  request: FastifyRequest,
  { refusesDemo = false, feature }: AdmitOptions = {},
): Promise<Admission | Refusal> {
  const limited = await api.limits.checkCaller(call, request.ip);
  if (limited) return limited;
  const bearer = bearerOf(request);
  const nobody = { session: undefined, deployer: undefined, bearer };
  // What another system says is checked with its signature, over the body, or with its own token.
  if (call.audience === 'public' || call.audience === 'system') return nobody;
  if (bearer === undefined) return refuse('please-login');
  if (call.audience === 'refresher') return nobody;
  if (call.audience === 'deployer') {
    const deployer = await api.gate.deployer(bearer);
    return deployer ? { ...nobody, deployer } : wrongDeployToken(api, request);
  }
  const session = await api.gate.staff(bearer);
  if (!session) return refuse('please-login');
  if (feature && !hasFeature(api.config, feature, session.email)) return refuse('feature-off');
  if (refusesDemo && session.isDemo) return refuse('demo-read-only');
  if (call.audience === 'master' && !(await api.gate.isElevated(session))) {
    return refuse('master-password-required');
  }
  return { ...nobody, session };
}

/** Only wrong tokens are counted: a team behind the same address goes on with its right one. */
async function wrongDeployToken(api: Api, request: FastifyRequest): Promise<Refusal> {
  const limited = await api.limits.count('wrongDeployToken', request.ip);
  const detail = 'Send a valid deploy token as "Authorization: Bearer".';
  return limited ?? refuse('please-login', { detail });
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1];
}
