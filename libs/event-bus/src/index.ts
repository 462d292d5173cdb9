export { createBus } from './bus.ts';
export type { Bus, BusOptions } from './bus.ts';
export type { Envelope } from './envelope.ts';
export type { HubOptions, TopicInfo } from './hub.ts';
export { getBus } from './shared-bus.ts';
export type { Tabs } from './tabs.ts';
export { defineTopic, topicKey } from './topic.ts';
export type { Data, DataInput, Topic } from './topic.ts';
export { InvalidEventError } from './validate.ts';
