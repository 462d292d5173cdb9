import { join, resolve } from 'node:path';
import { FolderStore } from '../folder/folder-store.ts';
import { readIfThere } from '../folder/write-whole.ts';
import type { Context, RegistryContext } from './context.ts';
import { findWorkspace } from './find-remote.ts';
import { shown, silently } from './progress.ts';
import type { CommandLine } from './read-arguments.ts';
import { apiClient } from './registry/api-client.ts';
import { folderRegistry } from './registry/folder-registry.ts';
import { httpRegistry } from './registry/http-registry.ts';
import { calledWrongly, refused, type Report } from './report.ts';
import { build } from './verbs/build.ts';
import { check } from './verbs/check.ts';
import { diff } from './verbs/diff.ts';
import { doctor } from './verbs/doctor.ts';
import { list } from './verbs/list.ts';
import { moveTo, rollBack } from './verbs/move.ts';
import { publish } from './verbs/publish.ts';
import { token } from './verbs/token.ts';

const verbs: Readonly<
  Record<Exclude<CommandLine['verb'], 'build'>, (context: RegistryContext) => Promise<Report>>
> = {
  check,
  publish,
  diff,
  promote: moveTo,
  rollout: moveTo,
  pin: moveTo,
  rollback: rollBack,
  list,
  doctor,
  token,
};

/** Runs a verb against the registry that the command line names. */
export async function runCommand(line: CommandLine, cwd: string): Promise<Report> {
  const context: Context = { line, cwd, step: line.json ? silently : shown };
  const { verb } = line;
  if (verb === 'build') return build(context);
  const workspace = await findWorkspace(cwd);
  const own = workspace === undefined ? undefined : join(workspace, 'dist/host');
  const place = line.registry ?? own;
  if (place === undefined) {
    return calledWrongly('Which registry? Give --registry <folder|url> or STAMMTISCH_REGISTRY.');
  }
  if (/^https?:\/\//.test(place)) {
    const { origin } = new URL(place);
    const client = apiClient(origin, line.token);
    const registry = httpRegistry(origin, client);
    return verbs[verb]({ ...context, registry, client, store: undefined });
  }
  const store = new FolderStore(resolve(cwd, place));
  if ((await readIfThere(store.places.host)) === undefined) {
    const what = `${store.places.root} is no registry: it has no host.json. \`node tools/build/compose.ts <folder>\` makes one with the built shell.`;
    return refused([what], { missing: store.places.host });
  }
  return verbs[verb]({ ...context, registry: folderRegistry(store), store, client: undefined });
}
