import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The browser: `CHROMIUM_PATH`, the system's own, or the one that Playwright downloaded. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  return [...(given === undefined ? [] : [given]), ...usual, chromium.executablePath()].find(
    (file) => existsSync(file),
  );
}
