import type * as z from 'zod';
import type { ZodMiniObject, ZodMiniType } from 'zod/mini';
import type { ProblemType } from './problem.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Guest-facing contracts are written in `zod/mini` for its weight, the others in `zod`. */
export type Schema = z.ZodType | ZodMiniType;
type ObjectSchema = z.ZodObject | ZodMiniObject;

/**
 * Who may make a call: anybody, a guest or staff with an access token, staff at the master gate, a
 * team's pipeline with its deploy token, or another system's server, which signs what it sends or has a
 * token of its own.
 */
export type Audience = 'public' | 'staff' | 'refresher' | 'master' | 'deployer' | 'system';

export interface CallShape {
  /** The name in the OpenAPI document: `moveReservation`. */
  name: string;
  summary: string;
  /** The link relation under which a client finds it; absent for entry calls with a fixed path. */
  rel?: string;
  method: Method;
  /** Server path with `:parameters`. Browsers follow links and never build one of these. */
  path: string;
  audience: Audience;
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: Schema;
  /** Success status, 200 unless given. */
  status?: 200 | 201 | 202 | 204;
  reply: Schema;
  /** The media type of the reply where it is a file: `text/csv`. */
  replyType?: string;
  /** The problem types that it may answer beside the common ones (validation, session, rate, fault). */
  problems?: readonly ProblemType[];
}

/**
 * Describes one call once, for both sides: the API validates and documents with it, a client
 * encodes and decodes with it.
 */
export function defineCall<const C extends CallShape>(call: C): C {
  return call;
}

export type BodyOf<C extends CallShape> = C['body'] extends z.core.$ZodType
  ? z.output<C['body']>
  : undefined;
export type BodyInputOf<C extends CallShape> = C['body'] extends z.core.$ZodType
  ? z.input<C['body']>
  : undefined;
export type QueryOf<C extends CallShape> = C['query'] extends z.core.$ZodType
  ? z.output<C['query']>
  : undefined;
export type ParamsOf<C extends CallShape> = C['params'] extends z.core.$ZodType
  ? z.output<C['params']>
  : undefined;
export type ReplyOf<C extends CallShape> = z.output<C['reply']>;
export type ReplyInputOf<C extends CallShape> = z.input<C['reply']>;
