import { create } from 'zustand';

interface Question {
  answer: (leave: boolean) => void;
}

interface UnsavedState {
  /** Open while somebody is asked whether to leave. */
  question: Question | undefined;
}

export const useUnsavedQuestion = create<UnsavedState>(() => ({ question: undefined }));

let guards = 0;

/** Where the browser's history stands; react-router counts its entries in `idx`. */
function historyIndex(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return 0;
  return typeof state.idx === 'number' ? state.idx : 0;
}

let index = 0;
let returning = false;

let asked: Promise<boolean> | undefined;

/** One question, however often somebody presses a link. */
function mayLeave(): Promise<boolean> {
  if (guards === 0) return Promise.resolve(true);
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  return asked;
}

async function ask(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  useUnsavedQuestion.setState({ question: { answer: resolve } });
  const leave = await promise;
  useUnsavedQuestion.setState({ question: undefined });
  if (leave) guards = 0;
  return leave;
}

function holdBack(event: PopStateEvent): void {
  const target = historyIndex();
  if (returning || guards === 0) {
    if (returning) event.stopImmediatePropagation();
    returning = false;
    index = target;
    return;
  }
  // The address has changed already: put it back before anybody draws, ask, and go on if wanted.
  event.stopImmediatePropagation();
  const distance = target - index;
  returning = true;
  history.go(-distance);
  void mayLeave().then((leave) => {
    if (leave) history.go(distance);
  });
}

function holdClosing(event: BeforeUnloadEvent): void {
  if (guards > 0) event.preventDefault();
}

export const unsavedWork = {
  mayLeave,
  isHeld: () => guards > 0,
  /** Follows the router's own moves; call after each. */
  moved: () => {
    index = historyIndex();
  },
  /** Asks before leaving until the answered function is called. */
  guard: () => {
    guards += 1;
    let held = true;
    return () => {
      if (held) guards = Math.max(0, guards - 1);
      held = false;
    };
  },
  /** Must run before the router starts, so that it hears of the browser's back first. */
  start: () => {
    addEventListener('popstate', holdBack);
    addEventListener('beforeunload', holdClosing);
  },
};
