import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { slotKey } from '@stammtisch/contracts/remote/slot';
import { findSchemaFault } from './json-schema/find-schema-fault.ts';
import { finding } from './report.ts';

/**
 * Rules `slot-data` and `topic-data` for one side alone: what a remote offers must be described by a
 * JSON Schema, though nobody may use it yet.
 */
export function findSchemaFaults(manifest: RemoteManifest): Finding[] {
  const slots = manifest.slots.provided.map((slot) => ({
    rule: 'slot-data' as const,
    subject: slotKey(slot),
    schema: slot.schema,
  }));
  const topics = manifest.topics.publishes.map(({ type, v, schema }) => ({
    rule: 'topic-data' as const,
    subject: `${type}@${String(v)}`,
    schema,
  }));
  return [...slots, ...topics].flatMap(({ rule, subject, schema }) => {
    const fault = findSchemaFault(schema);
    if (fault === undefined) return [];
    const message = `The data of ${subject} is described by no JSON Schema (${fault}). Describe it with zod in libs/contracts and build again.`;
    return [finding(rule, subject, [manifest], message, 'remote.json')];
  });
}
