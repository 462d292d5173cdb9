import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The browser for the tests: `CHROMIUM_PATH`, the system's own, or the one Playwright downloaded. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  return [...(given ? [given] : []), ...usual, chromium.executablePath()].find((file) =>
    existsSync(file),
  );
}

/**
 * Finds Chromium, or installs it: Debian's package where this runs as root, Playwright's own
 * elsewhere. Says what it does.
 *
 * @throws when it cannot be had, with what to do
 */
export function provideChromium(): string {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  const commands = isRoot && existsSync('/usr/bin/apt-get') ? debian : playwright;
  for (const [command, ...rest] of commands) {
    console.log(`No Chromium found. Installing it: ${[command, ...rest].join(' ')}`);
    spawnSync(command, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'Chromium could not be installed. Install it by hand and set CHROMIUM_PATH to its program.',
  );
}

type Command = [string, ...string[]];
const debian: Command[] = [
  ['apt-get', 'update', '-qq'],
  // The fonts are only recommended by the package, and a page without any has no size.
  ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
];
const playwright: Command[] = [['npx', 'playwright', 'install', 'chromium']];
