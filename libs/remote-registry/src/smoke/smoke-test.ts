import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { RemoteRoute } from '@stammtisch/contracts/remote/route';
import { chromium } from 'playwright';
import { finding } from '../gate/report.ts';
import { findChromium } from './find-chromium.ts';
import { serveRelease, type ServedRelease } from './serve-release.ts';
import { signIn, visitRoute } from './visit-route.ts';

export interface SmokeTest extends ServedRelease {
  /** The remote that moves: its pages are opened. */
  remote: string;
  onVisit?: (done: number, all: number) => void;
}

// More would wait for the processor rather than for the network.
const pagesAtOnce = 3;

/**
 * Rule `smoke`: opens each page of a remote in the real shell, with everything that would run beside
 * it, under the real policy, against an API that has no data.
 */
export async function smokeTest({ remote, onVisit, ...served }: SmokeTest): Promise<Finding[]> {
  const manifest = served.release.remotes.find((each) => each.manifest.name === remote)?.manifest;
  if (manifest === undefined) throw new Error(`${remote} is not in the release`);
  const executablePath = findChromium();
  if (executablePath === undefined) {
    const message =
      'No browser was found to open the pages in. Install Chromium, or set CHROMIUM_PATH to its program.';
    return [finding('smoke', remote, [manifest], message)];
  }
  const house = await serveRelease(served);
  // Chromium refuses its sandbox to root, as which pipelines often run.
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] });
  try {
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
    await signIn(context);
    let done = 0;
    const visit = async ({ id, path }: RemoteRoute): Promise<Finding[]> => {
      const hostPaths = served.host.paths;
      const faults = await visitRoute(context, { origin: house.origin, path, hostPaths });
      done += 1;
      onVisit?.(done, manifest.routes.length);
      return [...new Set(faults)].map((fault) => {
        const message = `When ${path} is opened, ${fault}. Open it in the emulator shell (docs/build-a-remote.md) and look at its console.`;
        return finding('smoke', id, [manifest], message);
      });
    };
    const queue = manifest.routes.values();
    const pages = Array.from({ length: pagesAtOnce }, async () => {
      const findings: Finding[] = [];
      for (const route of queue) findings.push(...(await visit(route)));
      return findings;
    });
    return (await Promise.all(pages)).flat();
  } finally {
    await browser.close();
    await house.close();
  }
}
