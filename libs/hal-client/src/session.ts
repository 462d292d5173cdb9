import { backOff } from './back-off.ts';
import { createLock } from './lock.ts';
import type { Lock } from './lock.ts';
import { askForSuccessor, parseSession } from './session-tokens.ts';
import type { HeldSession, SessionTokens } from './session-tokens.ts';
import { sessionLostProblem } from './problem.ts';
import type { ProblemError } from './problem.ts';
import type { Store } from './store.ts';
import { localExpiry } from './token.ts';

export type SessionEvent =
  | { kind: 'opened' | 'refreshed'; session: HeldSession }
  | { kind: 'lost'; key: 'PLEASE_LOGIN' }
  | { kind: 'closed' };

export interface Session {
  read(): HeldSession | undefined;
  /** Keeps the tokens of a login and plans their refresh. */
  open(tokens: SessionTokens): void;
  /** Forgets the tokens; needs no network. */
  close(): void;
  /** A token that is not known to have ended; `undefined` when nobody is logged in. */
  token(): Promise<string | undefined>;
  /**
   * Replaces a token that was refused. Callers at the same time, in every tab, share one refresh.
   * @throws ProblemError `please-login` when the refresh is refused, `offline` without network.
   */
  refresh(refused: string): Promise<string>;
  subscribe(listener: (event: SessionEvent) => void): () => void;
  /** Plans the refresh of a session found in the store. */
  start(): void;
  /** Stops the plan; the session itself stays. */
  stop(): void;
}

export interface SessionOptions {
  origin: string;
  store: Store;
  /** Key in the store and name of the lock; one for each session that a browser holds. */
  name?: string;
  fetch?: (request: Request) => Promise<Response>;
  lock?: Lock;
  now?: () => number;
  random?: () => number;
  refreshPath?: string;
}

// specification §4: the refresh is planned 100 s before the token ends.
const REFRESH_LEAD = 100_000;
// setTimeout takes 31 bits of milliseconds; a longer wait is planned again when it rings.
const LONGEST_TIMER = 2_147_483_647;

type Refreshed = { kind: 'fresh'; token: string } | { kind: 'failed'; problem: ProblemError };

export function createSession(options: SessionOptions): Session {
  const { origin, store, name = 'session', refreshPath = '/authenticate/refresh-token' } = options;
  const { fetch = (request) => globalThis.fetch(request), lock = createLock() } = options;
  const { now = Date.now, random = Math.random } = options;
  const listeners = new Set<(event: SessionEvent) => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<Refreshed> | undefined;
  let failures = 0;

  function read(): HeldSession | undefined {
    return parseSession(store.get(name));
  }

  function announce(event: SessionEvent): void {
    for (const listener of listeners) listener(event);
  }

  function keep(tokens: SessionTokens, kind: 'opened' | 'refreshed'): HeldSession {
    const session = { ...tokens, receivedAt: now() };
    store.set(name, JSON.stringify(session));
    failures = 0;
    plan();
    announce({ kind, session });
    return session;
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function planIn(milliseconds: number): void {
    stop();
    timer = setTimeout(onTimer, Math.min(Math.max(milliseconds, 0), LONGEST_TIMER));
  }

  /** Milliseconds until the refresh is due; `undefined` when the token does not tell its end. */
  function dueIn(session: HeldSession): number | undefined {
    const expiry = localExpiry(session.token, session.receivedAt);
    if (expiry === undefined) return undefined;
    // A token shorter than twice the lead would be refreshed without end.
    return expiry - Math.min(REFRESH_LEAD, (expiry - session.receivedAt) / 2) - now();
  }

  function plan(): void {
    stop();
    const session = read();
    const due = session && dueIn(session);
    if (due !== undefined) planIn(due);
  }

  function onTimer(): void {
    const session = read();
    const due = session && dueIn(session);
    if (session === undefined || due === undefined) return;
    // Another tab has refreshed meanwhile, or the wait was cut at the longest timer.
    if (due > 0) plan();
    else void shared(session.token);
  }

  /** One refresh at a time in this tab. It never rejects, so that a planned one may go unheard. */
  function shared(refused: string): Promise<Refreshed> {
    running ??= lock(name, () => refreshInLock(refused)).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function refreshInLock(refused: string): Promise<Refreshed> {
    const session = read();
    if (session === undefined) return { kind: 'failed', problem: sessionLostProblem() };
    if (session.token !== refused) {
      // Another tab was first; its successor is ours.
      plan();
      return { kind: 'fresh', token: session.token };
    }
    const answer = await askForSuccessor(
      fetch,
      new URL(refreshPath, origin),
      session.refresherToken,
    );
    const held = read();
    if (held?.token !== refused) {
      // Logged out or replaced while we asked: what the store says now holds.
      if (held === undefined) return { kind: 'failed', problem: sessionLostProblem() };
      plan();
      return { kind: 'fresh', token: held.token };
    }
    if (answer.kind === 'granted') {
      return { kind: 'fresh', token: keep({ ...held, ...answer.tokens }, 'refreshed').token };
    }
    if (answer.kind === 'refused') {
      store.remove(name);
      stop();
      announce({ kind: 'lost', key: 'PLEASE_LOGIN' });
      return { kind: 'failed', problem: sessionLostProblem() };
    }
    planIn(backOff(failures, { random }));
    failures += 1;
    return { kind: 'failed', problem: answer.problem };
  }

  async function refresh(refused: string): Promise<string> {
    const outcome = await shared(refused);
    if (outcome.kind === 'failed') throw outcome.problem;
    return outcome.token;
  }

  return {
    read,
    open(tokens) {
      keep(tokens, 'opened');
    },
    close() {
      stop();
      store.remove(name);
      announce({ kind: 'closed' });
    },
    async token() {
      const session = read();
      if (session === undefined) return undefined;
      const expiry = localExpiry(session.token, session.receivedAt);
      if (expiry === undefined || expiry > now()) return session.token;
      return await refresh(session.token);
    },
    refresh,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: plan,
    stop,
  };
}
