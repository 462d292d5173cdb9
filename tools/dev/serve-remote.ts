import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { findRemote } from './find-remote.ts';
import { Refused } from './refused.ts';
import { serveBuild } from './serve-build.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Builds a remote as it would be published, and answers the folder. */
async function build(folder: string): Promise<string> {
  // A room's build reads its version and sources where it runs.
  process.chdir(folder);
  const { content } = await loadConfig({ cwd: folder, command: 'build', envMode: 'production' });
  const rsbuild = await createRsbuild({ cwd: folder, config: { ...content, logLevel: 'warn' } });
  const { close } = await rsbuild.build();
  await close();
  return path.join(folder, 'dist');
}

function readArguments(args: string[]) {
  try {
    const options = { port: { type: 'string', default: '3001' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return { name: positionals[0], port: Number(values.port) };
  } catch (cause) {
    throw new Refused('npm run serve-remote -- <remote> [--port <port>]', { cause });
  }
}

try {
  const { name, port } = readArguments(process.argv.slice(2));
  const folder = findRemote(name);
  process.env['NODE_ENV'] = 'production';
  stopOnSignal([await serveBuild(await build(folder), port)]);
  const origin = `http://localhost:${String(port)}`;
  console.log(`
  ${name} as it would be published    ${origin}/remote.json

  In a shell that allows ${origin} (OVERRIDE_ORIGINS), add to any address:
  ?remote=${name}@${origin}

  Ctrl-C stops it.
`);
} catch (problem) {
  console.error(problem instanceof Refused ? problem.message : problem);
  process.exit(1);
}
