import type { Page } from 'playwright';
import * as z from 'zod';

const panTime = 1_500;

/** Counts frames, and notes when the first item of a timeline stands on the screen. */
export async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { frames: 0, firstItem: 0 };
    Reflect.set(globalThis, 'seen', seen);
    const isShown = () =>
      document.querySelector('.vis-item')?.checkVisibility({ visibilityProperty: true }) === true;
    const look = () => {
      seen.frames += 1;
      // The frame in which it is found is painted when the next one begins.
      if (seen.firstItem === 0 && isShown()) {
        requestAnimationFrame((now) => {
          seen.firstItem ||= now;
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const seenSchema = z.object({ frames: z.number(), firstItem: z.number() });

async function readSeen(page: Page) {
  return seenSchema.parse(await page.evaluate(() => Reflect.get(globalThis, 'seen')));
}

/** Milliseconds from the navigation to the first painted item. */
export async function firstItemAfter(page: Page, url: string): Promise<number> {
  await page.goto(url);
  for (;;) {
    const { firstItem } = await readSeen(page);
    if (firstItem > 0) return firstItem;
    await page.waitForTimeout(50);
  }
}

/** Milliseconds from a key, pressed in an open page, to the first painted item. */
export async function firstItemAfterKey(page: Page, key: string): Promise<number> {
  const pressedAt = await page.evaluate((pressed) => {
    Reflect.set(Reflect.get(globalThis, 'seen'), 'firstItem', 0);
    const now = performance.now();
    dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
    return now;
  }, key);
  for (;;) {
    const { firstItem } = await readSeen(page);
    if (firstItem > 0) return firstItem - pressedAt;
    await page.waitForTimeout(50);
  }
}

export interface Panning {
  /** Milliseconds of work on the main thread for each frame. */
  busyPerFrame: number;
  framesPerSecond: number;
  /** Whether what was dragged stood elsewhere at the end. */
  hasMoved: boolean;
}

/** Drags to and fro from a place on the page; `dragged` are the things that must move with it. */
export async function pan(
  page: Page,
  from: { x: number; y: number },
  dragged = '.vis-time-axis .vis-text',
): Promise<Panning> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const places = await placesOf(page, dragged);
  const moving = await whileDoing(page, (passed) =>
    page.mouse.move(from.x + 200 * Math.sin(passed / 200), from.y),
  );
  const hasMoved = (await placesOf(page, dragged)) !== places;
  await page.mouse.up();
  return { ...moving, hasMoved };
}

/** Turns the wheel to and fro. */
export function scroll(page: Page): Promise<Omit<Panning, 'hasMoved'>> {
  return whileDoing(page, (passed) => page.mouse.wheel(0, 60 * Math.sign(Math.sin(passed / 200))));
}

async function whileDoing(
  page: Page,
  step: (passed: number) => Promise<void>,
): Promise<Omit<Panning, 'hasMoved'>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  const before = { busy: await busy(), ...(await readSeen(page)) };
  const started = performance.now();
  for (let passed = 0; passed < panTime; passed = performance.now() - started) await step(passed);
  const after = { busy: await busy(), ...(await readSeen(page)) };
  const seconds = (performance.now() - started) / 1_000;
  await session.detach();
  const frames = after.frames - before.frames;
  return {
    busyPerFrame: (after.busy - before.busy) / frames,
    framesPerSecond: frames / seconds,
  };
}

function placesOf(page: Page, query: string): Promise<string> {
  return page.evaluate(
    (found) =>
      [...document.querySelectorAll(found)]
        .map((each) => `${each.textContent} ${each.getBoundingClientRect().x}`)
        .join(),
    query,
  );
}
