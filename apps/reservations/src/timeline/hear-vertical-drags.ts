import type { Timeline } from 'vis-timeline/esnext';

/** Hammer's DIRECTION_ALL. */
const anyDirection = 30;

/**
 * vis-timeline 8.5.4 gives its items' pan recognizer `Hammer.ALL`, which does not exist, so a party
 * that is dragged straight up or down would not be heard. The recognizer is private; where a later
 * version has none, nothing is done.
 */
export function hearVerticalDrags(timeline: Timeline): void {
  const hammer = member(member(timeline, 'itemSet'), 'hammer');
  const pan = call(hammer, 'get', 'pan');
  call(pan, 'set', { direction: anyDirection });
}

function member(owner: unknown, name: string): unknown {
  return typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined;
}

function call(owner: unknown, name: string, argument: unknown): unknown {
  const method = member(owner, name);
  return typeof method === 'function' ? Reflect.apply(method, owner, [argument]) : undefined;
}
