import type {
  BodyOf,
  CallShape,
  ParamsOf,
  QueryOf,
  ReplyInputOf,
} from '@stammtisch/contracts/call';
import type { Answer } from './answer.ts';
import type { Deployer, Session } from './gate.ts';
import type { Refusal } from './refusal.ts';

type SessionOf<C extends CallShape> = C['audience'] extends 'staff' | 'master'
  ? Session
  : undefined;

type DeployerOf<C extends CallShape> = C['audience'] extends 'deployer' ? Deployer : undefined;

/** A request whose every part was parsed by its contract. */
export interface CallRequest<C extends CallShape> {
  call: C;
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  session: SessionOf<C>;
  deployer: DeployerOf<C>;
  /** The token as sent; absent for public calls without one. */
  bearer: string | undefined;
  /** The version in `If-Match`, without quotes. */
  ifMatch: string | undefined;
  idempotencyKey: string | undefined;
  /** Of the body, by the payment provider (`stripe-signature`). */
  signature: string | undefined;
  /** The caller's address. */
  ip: string;
  id: string;
}

export type Outcome<C extends CallShape> = ReplyInputOf<C> | Answer<ReplyInputOf<C>> | Refusal;

export type Handler<C extends CallShape> = (request: CallRequest<C>) => Promise<Outcome<C>>;
