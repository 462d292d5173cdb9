import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { differingZones } from './zone-data.ts';

let house: TestApi;
beforeAll(async () => {
  house = await createTestApi();
});
afterAll(() => house.close());

test('database and runtime show the same time in the zones of our restaurants', async () => {
  expect(await differingZones(house.database)).not.toContain('Europe/Berlin');
});
