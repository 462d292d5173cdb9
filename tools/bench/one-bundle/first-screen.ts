import type { BrowserContext, Page } from 'playwright';
import * as z from 'zod';

export interface FirstScreen {
  /** Milliseconds from the navigation to the painted screen. */
  milliseconds: number;
  requests: number;
  /** As they came over the line, headers included. */
  kilobytes: number;
}

/** Slow 4G as Lighthouse has it, and a processor four times slower. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1_024 * 1_024) / 8,
    uploadThroughput: (750 * 1_024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** Notes when `selector` is painted. */
function watchFor(selector: string): void {
  const look = () => {
    if (document.querySelector(selector)?.checkVisibility() !== true) {
      return requestAnimationFrame(look);
    }
    // The frame in which it is found is painted when the next one begins.
    return requestAnimationFrame((now) => Reflect.set(globalThis, 'firstScreenAt', now));
  };
  Reflect.set(globalThis, 'requestIdleCallback', () => 0);
  requestAnimationFrame(look);
}

/** Opens an address with an empty cache and waits for the part of the screen that matters. */
export async function openSlowly(
  context: BrowserContext,
  url: string,
  selector: string,
): Promise<FirstScreen> {
  const page = await context.newPage();
  try {
    await page.addInitScript(watchFor, selector);
    const session = await slowDown(page);
    let requests = 0;
    let bytes = 0;
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (!request.url.endsWith('/stream')) requests += 1;
    });
    session.on('Network.dataReceived', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'commit' });
    const handle = await page.waitForFunction(
      () => Reflect.get(globalThis, 'firstScreenAt'),
      undefined,
      { polling: 50, timeout: 60_000 },
    );
    const milliseconds = z.number().parse(await handle.jsonValue());
    return { milliseconds, requests, kilobytes: bytes / 1_024 };
  } finally {
    await page.close();
  }
}
