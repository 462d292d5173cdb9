import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Context } from '../context.ts';
import { findRemote } from '../find-remote.ts';
import { calledWrongly, count, done, refused, type Report } from '../report.ts';
import { readBuild, whichRemote } from './read-build.ts';

/** Builds a remote with its own script, and reads what came of it. */
export async function build(context: Context): Promise<Report> {
  const { line, cwd, step } = context;
  const found = await findRemote({ name: line.remote, dist: undefined, cwd });
  if (found === undefined) return calledWrongly(whichRemote);
  const { name, room } = found;
  if (room === undefined) return calledWrongly(`There is no source of ${name} here.`);
  const { code, output } = await step(`Building ${name}`, () => runScript(room));
  if (code !== 0) return refused([output.trimEnd(), `${name} could not be built.`], { output });
  const reading = await readBuild(context);
  if (reading.kind === 'report') return reading.report;
  const { manifest, address } = reading.remote;
  const files = count(manifest.files.length, 'file');
  const told = { remote: name, version: manifest.version, address };
  return done([`${name} ${manifest.version} is built: ${files}, ${address}.`], told);
}

async function runScript(room: string): Promise<{ code: number; output: string }> {
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd: room,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended: unknown[] = await once(child, 'close');
  return { code: Number(ended[0] ?? 1), output: (await outputs).join('') };
}
