import { getInstance, loadRemote } from '@module-federation/enhanced/runtime';
import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import type { ComponentType } from 'react';
import { attempt, longestPauses, stageTimeout, within } from './attempts.ts';
import { faultOf } from './remote-fault.ts';
import { federationName, openVersion, renewVersion, sweepVersions } from './versions.ts';

export interface Exposed {
  Page: ComponentType;
  /** Milliseconds that the container took; 0 when it was there. */
  entry: number;
  /** Milliseconds that the module, its chunks and its style sheets took. */
  module: number;
}

function hasDefault(module: unknown): module is { default: ComponentType } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'default' in module &&
    typeof module.default === 'function'
  );
}

async function openContainer(id: string, expose: string): Promise<void> {
  const found = await getInstance()?.remoteHandler.getRemoteModuleAndOptions({ id });
  await found?.module.init(id, undefined, undefined, expose);
}

async function importExposed(id: string): Promise<ComponentType> {
  const module: unknown = await loadRemote(id);
  if (!hasDefault(module)) throw new Error(`${id} exports no component`);
  return module.default;
}

/**
 * Loads one exposed module, whose default export is a component: the container, then the module,
 * each with its own time and retries.
 * @throws RemoteFault
 */
export async function loadExposed(remote: ReleasedRemote, expose: string): Promise<Exposed> {
  const version = openVersion(remote);
  const id = `${federationName(remote)}/${expose.replace(/^\.\//, '')}`;
  const beforeRetry = () => renewVersion(version);
  let phase: 'entry' | 'module' = 'entry';
  version.loading += 1;
  try {
    const started = performance.now();
    await attempt(() => openContainer(id, expose), { beforeRetry });
    phase = 'module';
    const opened = performance.now();
    // Its chunks are given their time and their retries by the container (tools/build/retry-chunks.ts).
    const Page = await within(importExposed(id), 3 * stageTimeout + longestPauses);
    version.loaded.add(expose);
    return { Page, entry: opened - started, module: performance.now() - opened };
  } catch (cause) {
    const { container, exposes } = remote.manifest;
    const path = phase === 'entry' ? container.entry : exposes[expose]?.js[0];
    throw await faultOf(remote, phase, cause, path);
  } finally {
    version.loading -= 1;
    sweepVersions();
  }
}
