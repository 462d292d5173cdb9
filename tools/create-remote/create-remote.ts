import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDefinition } from '@stammtisch/contracts/remote/define-remote';
import host from '../../apps/shell/host.ts';
import { listRemotes, workspace } from '../dev/find-remote.ts';
import { Refused } from '../dev/refused.ts';
import { planRemote } from './plan-remote.ts';
import { readWish } from './read-wish.ts';
import { writeRemote } from './write-remote.ts';

async function definitionOf(remote: string): Promise<RemoteDefinition> {
  const { default: definition } = await import(path.join(workspace, 'apps', remote, 'remote.ts'));
  return definition;
}

try {
  const wish = readWish(process.argv.slice(2));
  const plan = planRemote(wish, {
    rooms: ['apps', 'libs'].flatMap((folder) => readdirSync(path.join(workspace, folder))),
    remotes: await Promise.all(listRemotes().map(definitionOf)),
    host,
  });
  if (plan.kind === 'refused') throw new Refused(plan.reason);
  const folder = writeRemote(wish, plan, workspace);
  // Names and titles move the line breaks.
  execFileSync(path.join(workspace, 'node_modules/.bin/oxfmt'), [folder, 'docs/where-is-it.md'], {
    cwd: workspace,
    stdio: 'ignore',
  });
  console.log(`
  apps/${wish.name} shows ${plan.path}

  See it        npm run dev -- ${wish.name} --fake
  Test it       npx nx test @stammtisch/${wish.name}
  Go on         docs/build-a-remote.md
`);
} catch (problem) {
  console.error(problem instanceof Refused ? problem.message : problem);
  process.exit(1);
}
