import type { RemoteFolder } from '../../remote-folder.ts';
import { readRemoteFolder } from '../../remote-folder.ts';
import type { Context } from '../context.ts';
import { findRemote } from '../find-remote.ts';
import { calledWrongly, describeFindings, refused, type Report } from '../report.ts';

export const whichRemote = 'Which remote? Name it, or run this in its folder.';

export type BuildReading =
  | { kind: 'read'; remote: RemoteFolder }
  | { kind: 'report'; report: Report };

/** The build of the remote that the command is about, checked file by file. */
export async function readBuild({ line, cwd, step }: Context): Promise<BuildReading> {
  const found = await findRemote({ name: line.remote, dist: line.dist, cwd });
  if (found === undefined) return { kind: 'report', report: calledWrongly(whichRemote) };
  const { name, dist } = found;
  if (dist === undefined) {
    const what = `There is no folder of ${name} here. Run this in its folder, or give its build with --dist.`;
    return { kind: 'report', report: calledWrongly(what) };
  }
  const reading = await step(`Reading the build of ${name}`, () => readRemoteFolder(dist));
  if (reading.kind === 'refused') {
    const { findings } = reading;
    const lines = [...describeFindings(findings), `The build of ${name} in ${dist} is refused.`];
    return { kind: 'report', report: refused(lines, { findings }) };
  }
  return reading;
}
