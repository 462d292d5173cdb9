import type { TopicContract } from './define-remote.ts';
import { toJsonSchema } from './json-schema.ts';
import type { SlotContract } from './slot.ts';

/** A slot as manifests name it: with the JSON Schema of its data. */
export function describeSlot({ slot, v, data }: SlotContract) {
  return { slot, v, schema: toJsonSchema(data) };
}

/** A topic as manifests name it: with the JSON Schema of its data. */
export function describeTopic({ type, v, schema }: TopicContract) {
  return { type, v, schema: toJsonSchema(schema) };
}
