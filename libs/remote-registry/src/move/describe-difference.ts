import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { slotKey } from '@stammtisch/contracts/remote/slot';
import { routeWeights } from '../gate/route-weights.ts';

const topicKey = ({ type, v }: { type: string; v: number }) => `${type}@${String(v)}`;

/** What a remote brings or needs, a line each. */
function traitsOf(manifest: RemoteManifest | undefined): string[] {
  if (manifest === undefined) return [];
  const { routes, nav, slots, topics, requires, shared, csp, hostContract } = manifest;
  return [
    ...routes.map(({ id, path }) => `route ${id} (${path})`),
    ...nav.map(({ section, order, route }) => `nav ${section} ${String(order)} to ${route}`),
    ...slots.provided.map((slot) => `slot ${slotKey(slot)}`),
    ...slots.filled.map((slot) => `fills ${slotKey(slot)}`),
    ...topics.publishes.map((topic) => `publishes ${topicKey(topic)}`),
    ...topics.consumes.map((topic) => `consumes ${topicKey(topic)}`),
    ...requires.map((relation) => `requires ${relation}`),
    ...Object.entries(shared).map(([name, { range }]) => `shares ${name} ${range}`),
    ...Object.entries(csp).map(([directive, sources]) => `csp ${directive} ${sources.join(' ')}`),
    `host contract ${hostContract}`,
  ];
}

const heaviest = (manifest: RemoteManifest) =>
  Math.max(0, ...routeWeights(manifest).map(({ gzip }) => gzip));

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What a remote gains and loses from one version to another: `+ route shifts.edit (/shifts)`. */
export function describeDifference(
  before: RemoteManifest | undefined,
  after: RemoteManifest | undefined,
): string[] {
  const old = traitsOf(before);
  const next = traitsOf(after);
  const lines = [
    ...next.filter((trait) => !old.includes(trait)).map((trait) => `+ ${trait}`),
    ...old.filter((trait) => !next.includes(trait)).map((trait) => `- ${trait}`),
  ];
  if (before === undefined || after === undefined) return lines;
  const [was, is] = [heaviest(before), heaviest(after)];
  if (was === is) return lines;
  return [...lines, `heaviest route ${kilobytes(was)} -> ${kilobytes(is)}`];
}
