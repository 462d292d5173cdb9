import path from 'node:path';
import { tmpdir } from 'node:os';
import { chmodSync, mkdtempSync } from 'node:fs';
import { defineConfig, devices } from 'playwright/test';

const root = path.resolve(import.meta.dirname, '../..');
const port = Number(process.env['E2E_PORT'] ?? 4_310);
// Playwright reads this file once in each of its processes; all must mean the same folder.
process.env['E2E_DATA'] ??= makeDataFolder();

function makeDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'stammtisch-e2e-'));
  // Run by root, the database belongs to a user of its own, who must get in.
  chmodSync(folder, 0o755);
  return folder;
}

export default defineConfig({
  testDir: 'src',
  // The journeys share one running house, as the staff of an evening do.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1_280, height: 800 },
    baseURL: `http://localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: 'node tools/start/start.ts',
    cwd: root,
    url: `http://localhost:${port}/healthz`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    env: {
      PORT: String(port),
      BOOKING_PORT: String(port + 1),
      INBOX_PORT: String(port + 2),
      METRICS_PORT: String(port + 6),
      DATA_DIR: process.env['E2E_DATA'],
      LOG_LEVEL: 'warn',
    },
  },
});
