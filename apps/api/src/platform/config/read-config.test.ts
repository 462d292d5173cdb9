import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './read-config.ts';
import { listVariables } from './variables.ts';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'stammtisch-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test('nothing needs to be configured', () => {
  const config = readConfig({ DATA_DIR });
  expect(config).toMatchObject({
    PORT: 4200,
    BOOKING_PORT: 4201,
    INBOX_PORT: 4202,
    APP_ORIGIN: 'http://localhost:4200',
    BOOKING_ORIGIN: 'http://localhost:4201',
  });
});

test('the secrets are made once and readable by their owner only', () => {
  expect(readConfig({ DATA_DIR }).TOKEN_SECRET).toBe(readConfig({ DATA_DIR }).TOKEN_SECRET);
  expect(statSync(path.join(DATA_DIR, 'secrets/token-secret')).mode & 0o777).toBe(0o600);
});

test.each([
  [{ PORT: 'http' }, 'PORT is "http", expected a port from 1 to 65535.'],
  [{ PORT: '70000' }, 'PORT is "70000", expected a port from 1 to 65535.'],
  [{ MAIL_FROM: 'us' }, 'MAIL_FROM is "us", expected an e-mail address.'],
  [
    { TOKEN_SECRET: 'short' },
    'TOKEN_SECRET is a value that is not shown, expected at least 32 characters.',
  ],
  [
    { APP_ORIGIN: 'http://a.example/path' },
    'APP_ORIGIN is "http://a.example/path", expected an origin such as https://app.example.com.',
  ],
  [
    { METRICS_PORT: '4202' },
    'PORT=4200, BOOKING_PORT=4201, INBOX_PORT=4202, METRICS_PORT=4202: each needs a port of its own.',
  ],
  [
    { PORT: '4201' },
    'PORT=4201, BOOKING_PORT=4201, INBOX_PORT=4202: each needs a port of its own.',
  ],
])('a wrong value is named in one line: %j', (environment, message) => {
  expect(() => readConfig({ DATA_DIR, ...environment })).toThrow(message);
});

test('every variable is described for the README', () => {
  for (const { name, expected, purpose } of listVariables()) {
    expect([name, expected !== '', purpose.endsWith('.')]).toEqual([name, true, true]);
  }
});
