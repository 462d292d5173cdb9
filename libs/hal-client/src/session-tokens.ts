import { isRecord, offlineProblem, ProblemError, readProblem } from './problem.ts';

/** What the server answers to a login or a refresh; further members are kept as they are. */
export interface SessionTokens {
  token: string;
  refresherToken: string;
  [member: string]: unknown;
}

/** What is held of a session: its tokens and when they came, by the local clock. */
export type HeldSession = SessionTokens & { receivedAt: number };

export type RefreshAnswer =
  | { kind: 'granted'; tokens: SessionTokens }
  | { kind: 'refused' }
  | { kind: 'unanswered'; problem: ProblemError };

/** Trades a refresher token for the next pair. Only a clear refusal ends the session. */
export async function askForSuccessor(
  fetch: (request: Request) => Promise<Response>,
  url: URL,
  refresherToken: string,
): Promise<RefreshAnswer> {
  const request = new Request(url, {
    headers: {
      accept: 'application/hal+json, application/problem+json',
      authorization: `Bearer ${refresherToken}`,
      'x-requested-with': 'XMLHttpRequest',
    },
    cache: 'no-store',
  });
  try {
    const response = await fetch(request);
    if ([400, 401, 403].includes(response.status)) return { kind: 'refused' };
    if (!response.ok) return { kind: 'unanswered', problem: await readProblem(response) };
    const tokens: unknown = await response.json();
    return isTokens(tokens)
      ? { kind: 'granted', tokens }
      : { kind: 'unanswered', problem: noTokensProblem(response.status) };
  } catch (cause) {
    return { kind: 'unanswered', problem: offlineProblem(cause) };
  }
}

export function parseSession(text: string | undefined): HeldSession | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isHeld(value) ? value : undefined;
  } catch {
    // A damaged entry is the same as nobody logged in.
    return undefined;
  }
}

function noTokensProblem(status: number): ProblemError {
  return new ProblemError({
    type: 'unexpected-reply',
    status,
    key: 'ERROR_OCCURED_CONTACT_US',
    detail: 'the refresh was answered without tokens',
  });
}

function isTokens(value: unknown): value is SessionTokens {
  return (
    isRecord(value) &&
    typeof value['token'] === 'string' &&
    typeof value['refresherToken'] === 'string'
  );
}

function isHeld(value: unknown): value is HeldSession {
  return isTokens(value) && typeof value['receivedAt'] === 'number';
}
