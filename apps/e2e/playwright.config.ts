import path from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { house, houseCount, ownHouse } from './src/support/houses.ts';
import { withoutGuides } from './src/support/without-guides.ts';

const root = path.resolve(import.meta.dirname, '../..');
const houses = Array.from({ length: houseCount }, (_, index) => house(index));

export default defineConfig({
  testDir: 'src',
  // The journeys of a worker share one running house, as the staff of an evening do.
  workers: houseCount,
  fullyParallel: false,
  forbidOnly: true,
  // Two browsers share each core: what passes the second time is listed as flaky, and is to be mended.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // Some journeys look at six pictures of a page, and two of them share the cores.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    // A press on what never comes says so, long before the test is given up.
    actionTimeout: 30_000,
    ...devices['Desktop Chrome'],
    viewport: { width: 1_280, height: 800 },
    baseURL: `http://localhost:${ownHouse.port}`,
    locale: 'de-DE',
    timezoneId: 'America/New_York',
    // What moves is neither pressed nor measured in the middle of its way.
    contextOptions: { reducedMotion: 'reduce' },
    storageState: withoutGuides(houses.map(({ port }) => `http://localhost:${port}`)),
    // A worker's answers would pass the faults by that journeys put between page and house.
    serviceWorkers: 'block',
    // A trace of every journey would cost a third of the suite's time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  // One after the other: the first builds what all of them serve.
  webServer: Array.from({ length: houseCount }, (_, index) => startOf(index)),
});

function startOf(index: number) {
  const { port, dataFolder } = house(index);
  return {
    name: `House ${index + 1}`,
    command: `node tools/start/start.ts ${index === 0 ? '' : '--skip-build'}`,
    cwd: root,
    url: `http://localhost:${port}/healthz`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    stdout: 'pipe' as const,
    env: {
      PORT: String(port),
      BOOKING_PORT: String(port + 1),
      INBOX_PORT: String(port + 2),
      METRICS_PORT: String(port + 6),
      PAYMENT_PORT: String(port + 7),
      CASH_REGISTER_PORT: String(port + 8),
      CASH_REGISTER_SECONDS: '1',
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
    },
  };
}
