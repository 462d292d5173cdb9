import type { StandardSchemaV1 } from '@standard-schema/spec';

/** What one kind of event is called, holds and promises. Additive change stays in a version. */
export interface Topic<S extends StandardSchemaV1 = StandardSchemaV1> {
  /** Noun and past tense: `reservation.moved`. */
  type: string;
  /** A breaking change gets the next number, published beside the old one. */
  v: number;
  schema: S;
  /** The last event is kept and told at once to who subscribes later. */
  retained?: boolean;
  /** Travels to the other tabs of this origin as well. */
  crossTab?: boolean;
}

export type DataInput<T extends Topic> = StandardSchemaV1.InferInput<T['schema']>;
export type Data<T extends Topic> = StandardSchemaV1.InferOutput<T['schema']>;

export function defineTopic<const T extends Topic>(topic: T): T {
  if (topic.type === '' || topic.type.includes('@')) {
    throw new Error(`a topic's type is a name without "@", not "${topic.type}"`);
  }
  if (!Number.isInteger(topic.v) || topic.v < 1) {
    throw new Error(`the version of topic ${topic.type} is a whole number from 1, not ${topic.v}`);
  }
  return topic;
}

/** `reservation.moved@1`: two versions of one type are two channels. */
export function topicKey(topic: { type: string; v: number }): string {
  return `${topic.type}@${topic.v}`;
}
