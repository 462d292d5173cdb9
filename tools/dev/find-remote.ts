import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Refused } from './refused.ts';

export const workspace = path.resolve(import.meta.dirname, '../..');

export function listRemotes(): string[] {
  return readdirSync(path.join(workspace, 'apps')).filter((app) =>
    existsSync(path.join(workspace, 'apps', app, 'remote.ts')),
  );
}

/**
 * The folder of a remote.
 *
 * @throws {Refused} when there is none of that name
 */
export function findRemote(name: string | undefined): string {
  const known = listRemotes();
  if (name !== undefined && known.includes(name)) return path.join(workspace, 'apps', name);
  const problem = name === undefined ? 'Name a remote' : `There is no remote apps/${name}`;
  throw new Refused(`${problem}. Known are ${known.join(', ')}.`);
}
