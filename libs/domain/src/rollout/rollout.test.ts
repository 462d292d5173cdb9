import fc from 'fast-check';
import { expect, test } from 'vitest';
import { restaurantKey, rolloutShare } from './rollout.ts';

const vienna = '6f1c2b1e-3d0a-4a57-9c1e-0f5f4f7d2a11';

test('a restaurant has the same place on every device, however its id is written', () => {
  expect(rolloutShare(vienna, 'floorplan')).toBe(rolloutShare(vienna.toUpperCase(), 'floorplan'));
  // A changed formula would move restaurants in the middle of an evening.
  expect(rolloutShare(vienna, 'floorplan').toFixed(6)).toMatchInlineSnapshot(`"51.167261"`);
  expect(restaurantKey(vienna)).toMatchInlineSnapshot(`"105c42d59c07df18"`);
});

test('ten percent are about ten percent of all restaurants, and others for another remote', () => {
  const uuids = fc.sample(fc.uuid(), 20_000);
  const chosen = (remote: string) => uuids.filter((uuid) => rolloutShare(uuid, remote) < 10);
  const first = chosen('floorplan');
  expect(first.length / uuids.length).toBeGreaterThan(0.09);
  expect(first.length / uuids.length).toBeLessThan(0.11);
  const both = chosen('roster').filter((uuid) => first.includes(uuid));
  expect(both.length / first.length).toBeLessThan(0.2);
});

test('every restaurant stands somewhere from 0 to below 100, so 100 % are all', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.string(), (uuid, remote) => {
      const share = rolloutShare(uuid, remote);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThan(100);
    }),
  );
});

test('no two of many restaurants share a key', () => {
  const uuids = new Set(fc.sample(fc.uuid(), 50_000));
  const keys = new Set([...uuids].map((uuid) => restaurantKey(uuid)));
  expect(keys.size).toBe(uuids.size);
});
