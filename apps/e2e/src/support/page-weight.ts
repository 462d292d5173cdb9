import type { CDPSession, Page } from 'playwright/test';
import * as z from 'zod';

const metrics = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });

export interface PageWeight {
  /** DOM nodes, with those that only scripts still hold. */
  nodes: number;
  listeners: number;
  /** Bytes of the script heap. */
  heap: number;
  /** Elements that load something: links, styles, scripts. */
  loaders: number;
  /** Instances of the federation: the host's, and one for each container that runs. */
  instances: number;
  /** Versions of React that are provided. */
  reacts: number;
}

/** What a page weighs once everything that nobody holds is gone. */
export async function weigh(page: Page, session: CDPSession): Promise<PageWeight> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const measured = metrics.parse(await session.send('Performance.getMetrics'));
  const value = (name: string) => measured.metrics.find((one) => one.name === name)?.value ?? NaN;
  const counted = await page.evaluate(() => {
    const federation: unknown = Reflect.get(globalThis, '__FEDERATION__');
    const at = (holder: unknown, key: string): unknown =>
      typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
    const instances = at(federation, '__INSTANCES__');
    const [host] = Array.isArray(instances) ? instances : [];
    const react = at(at(at(host, 'shareScopeMap'), 'default'), 'react');
    return {
      loaders: document.querySelectorAll('link, style, script').length,
      instances: Array.isArray(instances) ? instances.length : NaN,
      reacts: Object.keys(Object(react)).length,
    };
  });
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    heap: value('JSHeapUsedSize'),
    ...counted,
  };
}
