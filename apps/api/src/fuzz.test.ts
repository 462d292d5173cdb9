import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyTypes } from './platform/http/body-parsers.ts';
import { openHouse, type OpenHouse } from './reservations/testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Values that break things: nothing, too much, NUL, half an emoji, other types, deep nests. */
const nasty = fc.oneof(
  fc.constantFrom(null, '', '\u0000', '\ud800', 'a'.repeat(20_000), -1, 1e300, 2_147_483_648, []),
  fc.constantFrom('31.02.2027', '25:00', '../../etc/passwd', "'; drop table guest; --", '%00'),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** A reservation's body with some members replaced, so that many get past the first check. */
const plausible = fc
  .record(
    {
      guest: fc.record({ lastname: fc.oneof(fc.string({ unit: 'grapheme' }), nasty) }),
      persons: fc.record({ from: fc.integer(), to: fc.integer() }),
      date: fc.oneof(fc.constant('24.12.2027'), nasty),
      time: fc.oneof(fc.constant('19:00'), nasty),
      start: fc.oneof(fc.constant({ date: '24.12.2027', time: '19:00' }), nasty),
      tables: fc.oneof(fc.constant([]), nasty),
      status: fc.oneof(fc.constant('CONFIRMED'), nasty),
      password: nasty,
      email: nasty,
      comment: nasty,
    },
    { requiredKeys: [] },
  )
  .map((body) => body as fc.JsonValue);

const header = fc.oneof(
  fc.constantFrom('"1"', '*', '"x.y"', 'W/"1"'),
  fc.string({ maxLength: 30 }).map((text) => text.replaceAll(/[^\u0020-\u007e]/g, '?')),
);

test('no request, however odd, makes a call fail with a fault of ours', async () => {
  // The stream never ends, so it is not asked.
  const calls = house.api.calls.filter(({ call }) => call.name !== 'followChanges');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...calls),
      fc.oneof(plausible, nasty),
      fc.oneof(fc.uuid(), fc.string({ maxLength: 30 })),
      fc.dictionary(fc.constantFrom('date', 'q', 'page', 'status', 'persons', 'x'), fc.string()),
      header,
      async ({ call, takes }, body, id, query, match) => {
        const answer = await house.app.inject({
          method: call.method,
          url: call.path.replaceAll(/:\w+/g, encodeURIComponent(id.toWellFormed())),
          query,
          headers: {
            ...house.restaurant.headers,
            ...(call.audience === 'deployer' && {
              authorization: `Bearer ${house.config.REGISTRY_ADMIN_TOKEN}`,
            }),
            'content-type': bodyTypes[takes],
            'if-match': match,
          },
          ...(call.method !== 'GET' && { payload: JSON.stringify(body) ?? '' }),
        });
        const fault = answer.statusCode >= 500 ? `${call.name}: ${answer.body}` : undefined;
        expect(fault).toBeUndefined();
      },
    ),
    { numRuns: 1_500 },
  );
}, 120_000);
