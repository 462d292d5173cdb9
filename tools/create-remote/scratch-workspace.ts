import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspace } from '../dev/find-remote.ts';

export interface ScratchWorkspace {
  root: string;
  remove: () => Promise<void>;
}

const notSources = /[\\/](node_modules|dist|\.nx|\.data|\.git|test-results)$/;

/** What stands in node_modules: everybody's packages as links, and the copy's own rooms in place of ours. */
async function linkPackages(root: string): Promise<void> {
  const from = path.join(workspace, 'node_modules');
  const to = path.join(root, 'node_modules');
  await mkdir(path.join(to, '@stammtisch'), { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== '@stammtisch') await symlink(path.join(from, name), path.join(to, name));
  }
  for (const parent of ['apps', 'libs']) {
    for (const room of await readdir(path.join(root, parent))) {
      await symlink(path.join(root, parent, room), path.join(to, '@stammtisch', room));
    }
  }
  await symlink(path.join(root, 'tools'), path.join(to, '@stammtisch/tools'));
}

/** A copy of the sources to try things out in; its packages are those that are installed here. */
export async function scratchWorkspace(): Promise<ScratchWorkspace> {
  const root = await mkdtemp(path.join(tmpdir(), 'stammtisch-scratch-'));
  for (const entry of await readdir(workspace)) {
    const source = path.join(workspace, entry);
    if (notSources.test(source)) continue;
    await cp(source, path.join(root, entry), {
      recursive: true,
      filter: (each) => !notSources.test(each),
    });
  }
  await linkPackages(root);
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
