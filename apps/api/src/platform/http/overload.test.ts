import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { createTestApi } from '../testing/create-test-api.ts';

/** Nothing else is done by the process meanwhile. */
function work(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('a process that cannot keep up says when to come again, and heals by itself', async () => {
  const house = await createTestApi({ environment: { MOST_DELAY: '50' } });
  try {
    await expect
      .poll(
        async () => {
          work(400);
          const { statusCode, headers } = await ask(house, 'GET', '/api/1/rooms');
          return [statusCode, headers['retry-after']];
        },
        { timeout: 15_000 },
      )
      .toEqual([503, '2']);
    await expect
      .poll(async () => (await ask(house, 'GET', '/api/1/rooms')).statusCode, { timeout: 15_000 })
      .toBe(200);
  } finally {
    await house.close();
  }
});
