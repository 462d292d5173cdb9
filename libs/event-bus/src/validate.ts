import type { StandardSchemaV1 } from '@standard-schema/spec';
import { topicKey } from './topic.ts';
import type { Data, Topic } from './topic.ts';

/** Data that a topic refuses. Each issue names the place and the reason. */
export class InvalidEventError extends Error {
  override readonly name = 'InvalidEventError';
  readonly topic: string;
  readonly issues: readonly StandardSchemaV1.Issue[];

  constructor(topic: Topic, issues: readonly StandardSchemaV1.Issue[]) {
    const reasons = issues.map((issue) => `${placeOf(issue)}: ${issue.message}`);
    super(`${topicKey(topic)} refuses the data: ${reasons.join('; ')}`);
    this.topic = topicKey(topic);
    this.issues = issues;
  }
}

/**
 * @throws InvalidEventError when the data does not fit.
 * @throws Error when the schema is asynchronous: an event is told before `publish` returns.
 */
export function validate<T extends Topic>(topic: T, data: unknown): Data<T>;
export function validate(topic: Topic, data: unknown): unknown {
  const result = topic.schema['~standard'].validate(data);
  if (result instanceof Promise) {
    throw new Error(`the schema of ${topicKey(topic)} is asynchronous; an event needs a plain one`);
  }
  if (result.issues !== undefined) throw new InvalidEventError(topic, result.issues);
  return result.value;
}

function placeOf(issue: StandardSchemaV1.Issue): string {
  const path = (issue.path ?? []).map((step) => String(typeof step === 'object' ? step.key : step));
  return path.length === 0 ? 'data' : path.join('.');
}
