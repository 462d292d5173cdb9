import { hostContractVersion } from '@stammtisch/contracts/remote/remote-manifest';
import { probeBroken } from '../circuit-breaker/probe.ts';
import { reasonOf } from '../remote-loader/diagnose.ts';
import { collect } from '../telemetry/collect.ts';
import { keepRegistry } from './kept-registry.ts';
import { readRegistry } from './read-registry.ts';
import { putRegistry, useRegistry } from './registry-store.ts';

/** Milliseconds between two looks at the pointer. */
const pollPeriod = 300_000;
/** Somebody who switches between windows does not ask each time. */
const shortestPause = 5_000;

let reading: Promise<void> | undefined;
let isWantedAgain = false;
let lastRead = -Infinity;
let isFailing = false;

async function read(): Promise<void> {
  const { registry } = useRegistry.getState();
  lastRead = performance.now();
  try {
    const found = await readRegistry(registry);
    isFailing = false;
    if (found !== registry) {
      keepRegistry(found);
      putRegistry(found);
    }
    await probeBroken(found.release);
  } catch (cause) {
    // What runs goes on running; the next look may find it readable.
    if (!isFailing) reportUnreadable(cause);
    isFailing = true;
  }
}

function reportUnreadable(cause: unknown): void {
  console.error('the registry cannot be read', cause);
  collect({
    kind: 'failed',
    // No remote failed: it is the host that reports about itself.
    remote: 'shell',
    version: hostContractVersion,
    phase: 'manifest',
    reason: reasonOf(cause),
    message: String(cause).slice(0, 200),
  });
}

async function readUntilQuiet(): Promise<void> {
  do {
    isWantedAgain = false;
    await read();
  } while (isWantedAgain);
}

/**
 * Looks whether the pointer moved; several at once are one. Who asks in the middle of a look makes
 * it look once more: the answer that is on its way may be older than what was told.
 */
export function checkRegistry(): Promise<void> {
  isWantedAgain = true;
  reading ??= readUntilQuiet().finally(() => {
    reading = undefined;
  });
  return reading;
}

/** The same, unless somebody looked just now. */
export async function checkRegistryAgain(): Promise<void> {
  if (performance.now() - lastRead > shortestPause) await checkRegistry();
}

/** Milliseconds until the next look: a period, give or take a fifth, so that devices do not ask together. */
function pauseBeforePoll(random: () => number = Math.random): number {
  return Math.round(pollPeriod * (0.8 + 0.4 * random()));
}

/** Looks for new releases as long as the page is open. */
export function followRegistry(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const plan = () => {
    timer = setTimeout(() => {
      void checkRegistry();
      plan();
    }, pauseBeforePoll());
  };
  const look = () => {
    if (document.visibilityState === 'visible') void checkRegistryAgain();
  };
  plan();
  addEventListener('focus', look);
  addEventListener('online', look);
  return () => {
    clearTimeout(timer);
    removeEventListener('focus', look);
    removeEventListener('online', look);
  };
}
