import type { BrowserContext, CDPSession, Page } from 'playwright';
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
    return requestAnimationFrame((now) => Reflect.set(globalThis, 'paintedAt', now));
  };
  requestAnimationFrame(look);
}

/** Keeps the shell from fetching ahead. */
function stayBusy(): void {
  Reflect.set(globalThis, 'requestIdleCallback', () => 0);
}

/** Counts what a page asks for from now on, but for the stream, which never ends. */
function countRequests(session: CDPSession) {
  const counted = { requests: 0, bytes: 0 };
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.endsWith('/stream')) counted.requests += 1;
  });
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    counted.bytes += encodedDataLength;
  });
  return counted;
}

/** Milliseconds of the page at which what was watched for was painted. */
async function paintedAt(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => Reflect.get(globalThis, 'paintedAt'), undefined, {
    polling: 50,
    timeout: 60_000,
  });
  return z.number().parse(await handle.jsonValue());
}

/** Opens an address with an empty cache and waits for the part of the screen that matters. */
export async function openSlowly(
  context: BrowserContext,
  url: string,
  selector: string,
): Promise<FirstScreen> {
  const page = await context.newPage();
  try {
    await page.addInitScript(stayBusy);
    await page.addInitScript(watchFor, selector);
    const counted = countRequests(await slowDown(page));
    await page.goto(url, { waitUntil: 'commit' });
    const milliseconds = await paintedAt(page);
    return { milliseconds, requests: counted.requests, kilobytes: counted.bytes / 1_024 };
  } finally {
    await page.close();
  }
}

/** What a press on a link of the navigation adds to a page that stands already. */
export async function openNextSlowly(
  context: BrowserContext,
  url: string,
  path: string,
): Promise<FirstScreen> {
  const page = await context.newPage();
  try {
    await page.addInitScript(stayBusy);
    await page.goto(url);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('load');
    const counted = countRequests(await slowDown(page));
    const pressed = await page.evaluate((href) => {
      const before = document.querySelector('main h1');
      const look = (now: number) => {
        const heading = document.querySelector('main h1');
        if (heading !== null && heading !== before) Reflect.set(globalThis, 'paintedAt', now);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      const started = performance.now();
      document.querySelector<HTMLElement>(`nav a[href="${href}"]`)?.click();
      return started;
    }, path);
    const milliseconds = (await paintedAt(page)) - pressed;
    return { milliseconds, requests: counted.requests, kilobytes: counted.bytes / 1_024 };
  } finally {
    await page.close();
  }
}
