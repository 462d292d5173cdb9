import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { HostManifest } from '@stammtisch/contracts/remote/host-manifest';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { toJsonSchema } from '@stammtisch/contracts/remote/json-schema';
import type { TopicUse } from '@stammtisch/contracts/remote/topic-use';
import { badgeCount } from '@stammtisch/contracts/topics/badge-count';
import { describeMismatch } from './json-schema/describe-mismatch.ts';
import { finding } from './report.ts';

interface Use {
  topic: TopicUse;
  /** Absent: the shell. */
  user: RemoteManifest | undefined;
}

const keyOf = ({ type, v }: TopicUse) => `${type}@${String(v)}`;
const nameOf = ({ user }: Use) =>
  user === undefined ? 'the shell' : `${user.name} (team ${user.team})`;

function usesOf(
  host: HostManifest,
  manifests: readonly RemoteManifest[],
  side: 'publishes' | 'consumes',
): Use[] {
  return [
    ...host.topics[side].map((topic) => ({ topic, user: undefined })),
    ...manifests.flatMap((user) => user.topics[side].map((topic) => ({ topic, user }))),
  ];
}

/** What the shell reads of a topic to show a number beside a navigation entry, always version 1. */
const badgeSchema = toJsonSchema(badgeCount);

/**
 * Rules `unknown-topic` and `topic-data`: somebody publishes what is listened to, and in the shape
 * that is read. The shell may listen to a topic that nobody publishes today.
 */
export function findTopicFaults(
  host: HostManifest,
  manifests: readonly RemoteManifest[],
): Finding[] {
  const published = usesOf(host, manifests, 'publishes');
  const consumed = usesOf(host, manifests, 'consumes').flatMap((consumer) =>
    findConsumerFaults(consumer, published),
  );
  const badges = manifests.flatMap((user) =>
    user.nav.flatMap(({ badgeTopic: type }) =>
      type === undefined
        ? []
        : findConsumerFaults({ topic: { type, v: 1, schema: badgeSchema }, user }, published),
    ),
  );
  return [...consumed, ...badges];
}

function findConsumerFaults(consumer: Use, published: readonly Use[]): Finding[] {
  const key = keyOf(consumer.topic);
  const publishers = published.filter(({ topic }) => keyOf(topic) === key);
  const listener = consumer.user;
  if (publishers.length === 0) {
    if (listener === undefined) return [];
    const message = `It needs ${key}, which nobody publishes here. Name one that exists, or wait for the remote that will publish it.`;
    return [finding('unknown-topic', key, [listener], message)];
  }
  return publishers.flatMap((publisher) => {
    const mismatch = describeMismatch(publisher.topic.schema, consumer.topic.schema);
    if (mismatch === undefined) return [];
    const concerned = [listener, publisher.user].filter((user) => user !== undefined);
    const message = `${nameOf(publisher)} publishes other data as ${key} than ${nameOf(consumer)} reads: ${mismatch}. Build both against the same contract; a breaking change gets the next number, published beside the old one.`;
    return [finding('topic-data', key, [...new Set(concerned)], message)];
  });
}
