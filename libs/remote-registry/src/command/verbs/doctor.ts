import { examineFolder } from '../../doctor/examine-folder.ts';
import { examineServed } from '../../doctor/examine-served.ts';
import type { RegistryContext } from '../context.ts';
import { count, done, refused, type Report } from '../report.ts';

/** Verifies a registry from its pointer to the last file, and says what to do. */
export async function doctor({ line, registry, store, step }: RegistryContext): Promise<Report> {
  const versions = await registry.listVersions();
  // A damaged pointer or release is a finding of the examination, not its end.
  const channel = await registry.readChannel(line.channel).catch(() => undefined);
  const complaints = await step(`Examining ${registry.place}`, async (tell) => [
    ...(await examineServed({
      channel: line.channel,
      versions,
      history: channel?.history ?? [],
      readServed: (path) => registry.readServed(path),
      tell,
    })),
    ...(store === undefined ? [] : await examineFolder(store.places, line.channel, versions)),
  ]);
  const faults = complaints.filter(({ isFault }) => isFault);
  const lines = [
    ...complaints.flatMap(({ isFault, what, advice }) => [
      `${isFault ? '✗' : '·'} ${what}`,
      `  ${advice}`,
    ]),
    `${registry.place}: ${count(versions.length, 'version')} examined, ${count(faults.length, 'fault')}, ${count(complaints.length - faults.length, 'note')}.`,
  ];
  return faults.length === 0 ? done(lines, { complaints }) : refused(lines, { complaints });
}
