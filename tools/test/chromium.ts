import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { aptInstall, canUseApt, install, type Command } from './install.ts';

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
  // The fonts are only recommended by the package, and a page without any has no size.
  install('Chromium', canUseApt ? aptInstall('chromium', 'fonts-liberation') : playwright);
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'Chromium could not be installed. Install it by hand and set CHROMIUM_PATH to its program.',
  );
}

const playwright: Command[] = [['npx', 'playwright', 'install', 'chromium']];
