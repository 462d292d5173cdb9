import type { BodyInputOf, CallShape, ParamsOf, QueryOf } from '@stammtisch/contracts/call';
import { problem, problemUri, type Problem, type ProblemType } from '@stammtisch/contracts/problem';
import type * as z from 'zod';
import { RegistryFault } from './registry.ts';

type RegistryCall = CallShape & { reply: z.ZodType };

export interface Inputs<C extends CallShape> {
  params?: ParamsOf<C>;
  query?: QueryOf<C>;
  body?: BodyInputOf<C>;
}

export type Answer<Reply> = { kind: 'reply'; reply: Reply } | { kind: 'problem'; problem: Problem };

const noToken = 'Give a deploy token with --token or STAMMTISCH_TOKEN.';

/** Calls of an installation's API with a deploy token. */
export function apiClient(origin: string, token: string | undefined) {
  const headers = {
    accept: 'application/json, application/problem+json',
    'x-requested-with': 'XMLHttpRequest',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };

  async function send(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(new URL(path, origin), init);
    } catch (cause) {
      throw new RegistryFault(
        `${origin} cannot be reached. Is it running, and is the address right?`,
        {
          cause,
        },
      );
    }
  }

  async function readProblem(response: Response): Promise<Problem> {
    const text = await response.text();
    try {
      return problem.parse(JSON.parse(text));
    } catch (cause) {
      const what = `${origin} answered ${String(response.status)} without a reason. Is it a Stammtisch installation?`;
      throw new RegistryFault(what, { cause });
    }
  }

  return {
    /** One call; the problems that it names are answers, all others are faults. */
    async call<const C extends RegistryCall>(
      call: C,
      inputs: Inputs<C> = {},
    ): Promise<Answer<z.output<C['reply']>>> {
      const response = await send(addressOf(call, inputs), {
        method: call.method,
        ...bodyOf(inputs.body, headers),
      });
      if (!response.ok) {
        const refusal = await readProblem(response);
        if (call.problems?.some((type) => isProblem(refusal, type)) === true) {
          return { kind: 'problem', problem: refusal };
        }
        throw faultOf(refusal);
      }
      const text = await response.text();
      const reply = parse<C['reply']>(call.reply, text === '' ? undefined : JSON.parse(text));
      return { kind: 'reply', reply };
    },

    /** A file as browsers get it. */
    async readServed(path: string): Promise<Uint8Array | undefined> {
      const response = await send(path, { cache: 'no-cache' });
      if (response.status === 404) return undefined;
      if (!response.ok) {
        throw new RegistryFault(`${origin}${path} was answered with ${String(response.status)}`);
      }
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}
export type ApiClient = ReturnType<typeof apiClient>;

export function isProblem({ type }: Problem, wanted: ProblemType): boolean {
  return type === problemUri(wanted);
}

/** A refusal as something that ends the command. */
export function faultOf({ title, detail, status, errors = [] }: Problem): RegistryFault {
  const fields = errors.map(({ pointer, message }) => `${pointer}: ${message}`);
  const sentence = [detail ?? title, ...fields, status === 401 ? noToken : '']
    .filter(Boolean)
    .join(' ');
  return new RegistryFault(`${sentence} (${String(status)})`);
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  return schema.parse(value);
}

/** A reply; a problem ends the command where no answer to it is known. */
export function expectReply<Reply>(answer: Answer<Reply>): Reply {
  if (answer.kind === 'problem') throw faultOf(answer.problem);
  return answer.reply;
}

function addressOf<C extends CallShape>(call: C, { params, query }: Inputs<C>): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = call.path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

function bodyOf(body: unknown, headers: Record<string, string>): RequestInit {
  if (body === undefined) return { headers };
  if (body instanceof Uint8Array) {
    const bytes = new Uint8Array(body);
    return { headers: { ...headers, 'content-type': 'application/octet-stream' }, body: bytes };
  }
  const json = { ...headers, 'content-type': 'application/json' };
  return { headers: json, body: JSON.stringify(body) };
}
