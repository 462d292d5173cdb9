import type * as z from 'zod';
import type { RegisterFault } from '@stammtisch/contracts/cash-register/cash-register';
import type { CashRegisterProvider } from '../cash-register-provider.ts';

export interface Fault {
  kind: 'fault';
  fault: RegisterFault;
}

export type Heard<Value> =
  | {
      kind: 'heard';
      value: Value;
      /** What the provider's clock showed, in milliseconds since 1970. */
      at: number | undefined;
    }
  | Fault;

export interface Question<Schema extends z.ZodType> {
  token: string;
  /** Below the provider's origin: `/v1/tables?page=1`. */
  path: string;
  method?: 'GET' | 'POST';
  schema: Schema;
  /** Ends the question before its time. */
  signal?: AbortSignal;
}

/** Milliseconds. */
const patience = 8_000;
/** 250 bills with their items are about 1 MB. */
const mostBytes = 16 * 1_024 * 1_024;

const faultOf = (fault: RegisterFault): Fault => ({ kind: 'fault', fault });

/** Asks on behalf of one account. Whatever goes wrong is an answer; redirects are not followed. */
export async function askProvider<Schema extends z.ZodType>(
  { origin }: Pick<CashRegisterProvider, 'origin'>,
  { token, path, method = 'GET', schema, signal }: Question<Schema>,
): Promise<Heard<z.output<Schema>>> {
  const late = AbortSignal.timeout(patience);
  try {
    const response = await fetch(new URL(path, origin), {
      method,
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'manual',
      signal: signal ? AbortSignal.any([late, signal]) : late,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return faultOf(faultOfStatus(response.status));
    }
    const text = await readText(response);
    const read = text === undefined ? undefined : schema.safeParse(asJson(text));
    if (!read?.success) return faultOf('odd');
    const date = Date.parse(response.headers.get('date') ?? '');
    return { kind: 'heard', value: read.data, at: Number.isNaN(date) ? undefined : date };
  } catch (error) {
    if (late.aborted || signal?.aborted) return faultOf('slow');
    // Fetch says so when nobody answers, in the middle of an answer too.
    if (error instanceof TypeError) return faultOf('silent');
    throw error;
  }
}

function faultOfStatus(status: number): RegisterFault {
  if (status === 401 || status === 403) return 'revoked';
  if (status === 429) return 'busy';
  return status >= 500 ? 'silent' : 'odd';
}

async function readText(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
