import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from '../../platform/jobs/start-worker.ts';
import { openCashRegisterProvider } from '../cash-register-provider.ts';
import type { Config } from '../../platform/config/read-config.ts';
import type { Database } from '../../platform/database/database.ts';
import { claimDue } from './claim-due.sql.ts';
import { readDue, type PollParts } from './read-due.ts';

export interface PollingOptions {
  database: Database;
  config: Config;
  onFault: (error: unknown) => void;
}

/** Reads at one moment in this process; each waits for the provider most of the time. */
const atOnce = 16;
/** Milliseconds between two looks for registers whose turn has come. */
const look = 1_000;

/**
 * Reads the cash registers, each when its turn comes, in however many processes: whoever claims one
 * puts its turn off first. Ten thousand of them a minute are 170 a second, spread by the jitter.
 */
export function startPolling({ database, config, onFault }: PollingOptions): Worker {
  const provider = openCashRegisterProvider(config);
  const end = new AbortController();
  const running = provider ? run({ database, config, provider }) : Promise.resolve();

  async function run(parts: PollParts): Promise<void> {
    while (!end.signal.aborted) {
      try {
        const count = await readAllDue(parts, onFault);
        if (count === atOnce) continue;
      } catch (error) {
        onFault(error);
      }
      await wait(look, undefined, { signal: end.signal }).catch(() => undefined);
    }
  }

  return {
    async stop() {
      end.abort();
      await running;
    },
  };
}

/** One batch of those whose turn has come. A register that fails keeps no other one waiting. */
export async function readAllDue(
  parts: PollParts,
  onFault: (error: unknown) => void,
): Promise<number> {
  const due = await parts.database.systemTransaction((tx) => tx.many(claimDue(atOnce)));
  const done = await Promise.allSettled(due.map((register) => readDue(parts, register)));
  for (const each of done) if (each.status === 'rejected') onFault(each.reason);
  return due.length;
}
