import type { TopicContract } from '@stammtisch/contracts/remote/define-remote';
import { toJsonSchema } from '@stammtisch/contracts/remote/json-schema';
import type { SlotContract } from '@stammtisch/contracts/remote/slot';

/** A slot as manifests name it: with the JSON Schema of its data. */
export function describeSlot({ slot, v, data }: SlotContract) {
  return { slot, v, schema: toJsonSchema(data) };
}

/** A topic as manifests name it: with the JSON Schema of its data. */
export function describeTopic({ type, v, schema }: TopicContract) {
  return { type, v, schema: toJsonSchema(schema) };
}
