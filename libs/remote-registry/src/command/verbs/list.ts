import type { PublishedVersion } from '@stammtisch/contracts/registry/versions';
import { addressIn } from '../../address.ts';
import type { RegistryContext } from '../context.ts';
import type { Channel } from '../registry/registry.ts';
import { count, done, refused, type Report } from '../report.ts';

const shownMoves = 5;

/** Which versions there are, who runs which, and the last moves. */
export async function list({ line, registry }: RegistryContext): Promise<Report> {
  const channel = await registry.readChannel(line.channel);
  const versions = await registry.listVersions(line.remote);
  if (channel === undefined && versions.length === 0) {
    return refused([`${registry.place} has no channel ${line.channel} and no versions.`]);
  }
  const runs = versions.map((version) => ({ ...version, runsFor: whoRuns(channel, version) }));
  const head =
    channel === undefined
      ? `There is no channel ${line.channel}.`
      : `${line.channel} in ${registry.place}, revision ${String(channel.pointer.revision)}`;
  const history = (channel?.history ?? []).slice(0, shownMoves);
  const lines = [
    head,
    '',
    ...Object.entries(Object.groupBy(runs, ({ remote }) => remote)).flatMap(
      ([remote, own = []]) => [
        `${remote} (team ${own[0]?.team ?? ''})`,
        ...own.map(describeVersion),
      ],
    ),
    '',
    ...(history.length > 0 ? ['Last moves'] : []),
    ...history.flatMap(({ revision, at, by, verb, summary, note }) => [
      `  ${String(revision)}  ${at}  ${verb} by ${by}${note === '' ? '' : ` · ${note}`}`,
      ...summary
        .split('\n')
        .filter(Boolean)
        .map((each) => `       ${each}`),
    ]),
  ];
  return done(lines, {
    pointer: channel?.pointer,
    versions: runs,
    history: channel?.history ?? [],
  });
}

interface Running extends PublishedVersion {
  runsFor: string[];
}

function describeVersion({ address, publishedAt, by, runsFor }: Running): string {
  const whom = runsFor.length === 0 ? '' : `  <- ${runsFor.join(', ')}`;
  return `  ${address}  ${publishedAt} by ${by}${whom}`;
}

function whoRuns(channel: Channel | undefined, { remote, address }: PublishedVersion): string[] {
  if (channel === undefined) return [];
  const { remotes, rollouts, pins } = channel.release;
  const isThis = (each: { base: string }) =>
    addressIn(each) === address && each.base.includes(`/${remote}/`);
  const pinned = pins.filter(isThis).length;
  return [
    ...(remotes.some(isThis) ? ['live'] : []),
    ...rollouts.filter(isThis).map(({ percent }) => `rollout ${String(percent)} %`),
    ...(pinned > 0 ? [count(pinned, 'pinned restaurant')] : []),
  ];
}
