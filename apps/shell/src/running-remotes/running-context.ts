import { createContext, use } from 'react';
import type { Running } from './use-running-remotes.ts';

export const RunningContext = createContext<Running>({ remotes: [], waiting: [] });

/** The remotes of this page, and what waits to take their place. */
export function useRunning(): Running {
  return use(RunningContext);
}
