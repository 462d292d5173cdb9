import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { loggerOptions } from './logging.ts';

test('the log never holds what lets one log in or tells who a guest is', () => {
  let written = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString('utf8');
      done();
    },
  });
  const log = pino(loggerOptions('info'), stream);
  log.info({
    headers: { authorization: 'Bearer canary' },
    body: { email: 'canary@example.com', password: 'canary', guest: { phone: 'canary' } },
    req: { method: 'GET', id: '1', url: '/api/1/public/reservations/canary/cancel?q=canary' },
  });
  expect(written).toContain('/api/1/public/reservations/…');
  expect(written).not.toContain('canary');
});
