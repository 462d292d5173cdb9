import type { Release, ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { releasedRemoteAt } from '../../address.ts';
import { variantsOf } from '../../gate/variants.ts';
import { planMove, type MovePlan } from '../../move/plan-move.ts';
import type { RegistryContext } from '../context.ts';
import type { Channel, Registry } from '../registry/registry.ts';
import { calledWrongly, refused, type Report } from '../report.ts';
import { readBuild } from './read-build.ts';

type Planned = Extract<MovePlan, { kind: 'planned' }>;

export interface Promotion {
  version: ReleasedRemote;
  /** Where its files lie, when it is a build on this machine. */
  dist: string | undefined;
  channel: Channel | undefined;
  plan: Planned;
  /** Every set of remotes that some restaurant would have. */
  scopes: string[];
}

export type PromotionPlan =
  | { kind: 'planned'; promotion: Promotion }
  | { kind: 'report'; report: Report };

/** What a channel that runs nothing runs. */
const nothing: Release = {
  schema: 1,
  hostContract: '0.0.0',
  remotes: [],
  candidates: [],
  rollouts: [],
  pins: [],
};

/** The published version that is meant: its address, or the newest build of its number. */
export async function findPublished(
  registry: Registry,
  remote: string,
  wanted?: string,
): Promise<ReleasedRemote | undefined> {
  const versions = await registry.listVersions(remote);
  const found =
    wanted === undefined
      ? versions[0]
      : (versions.find(({ address }) => address === wanted) ??
        versions.find(({ version }) => version === wanted));
  return found && registry.readVersion(remote, found.address);
}

/** Who would get what if a build, or a version that is published, were everybody's. */
export async function planPromotion(context: RegistryContext): Promise<PromotionPlan> {
  const candidate = await findCandidate(context);
  if ('report' in candidate) return { kind: 'report', report: candidate.report };
  const { version, dist } = candidate;
  const { registry, line, step } = context;
  return step(`Holding it against ${line.channel} in ${registry.place}`, async () => {
    const channel = await registry.readChannel(line.channel);
    const { name } = version.manifest;
    const plan = planMove(
      {
        host: await registry.readHost(),
        past: [{ verb: 'ship', release: channel?.release ?? nothing }],
        version,
      },
      { verb: 'promote', remote: name, version: version.manifest.version },
    );
    if (plan.kind === 'unknown') return { kind: 'report', report: refused([plan.what]) };
    const scopes = variantsOf(plan.release).map(({ scope }) => scope);
    return { kind: 'planned', promotion: { version, dist, channel, plan, scopes } };
  });
}

async function findCandidate(
  context: RegistryContext,
): Promise<{ version: ReleasedRemote; dist: string | undefined } | { report: Report }> {
  const { line, registry } = context;
  const [wanted] = line.rest;
  if (wanted === undefined) {
    const reading = await readBuild(context);
    if (reading.kind === 'report') return { report: reading.report };
    const { manifest, address, folder } = reading.remote;
    return { version: releasedRemoteAt(manifest, address), dist: folder };
  }
  if (line.remote === undefined) return { report: calledWrongly(`Which remote's ${wanted}?`) };
  const version = await findPublished(registry, line.remote, wanted);
  if (version !== undefined) return { version, dist: undefined };
  const what = `${line.remote} ${wanted} was never published in ${registry.place}. \`list\` shows what there is.`;
  return { report: refused([what]) };
}
