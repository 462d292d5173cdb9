import { settings } from '@stammtisch/contracts/settings/settings';
import { setUpSlot, type SetUpItem } from '@stammtisch/contracts/slots/set-up';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderFilling, type FakeAnswer } from '@stammtisch/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { SetUp } from './set-up.tsx';

addMessages('settings', messages);
afterEach(cleanup);

const infos = {
  restaurantIdentifier: 'zum-goldenen-loewen',
  timeZone: 'Europe/Berlin',
  name: 'Zum goldenen Löwen',
  phone: '+49 30 2312500',
  email: 'haus@loewen.example',
  country: 'DE',
  street: 'Am Markt 1',
  plz: '10115',
  city: 'Berlin',
  website: '',
  privacyPolicyUrl: 'https://loewen.example/datenschutz',
  termsOfServiceUrl: 'https://loewen.example/impressum',
  billingSameAsRestaurant: true,
  billingAddress: { line1: '', line2: '', postalCode: '', city: '', country: '' },
  _links: {},
};
const openingHours = [{ type: 'seating', dayOfWeek: 1, time: '19:00' }];
const open = { ...settings.parse({ reservationSettings: { openingHours } }), _links: {} };

function report(changed: Record<string, FakeAnswer> = {}) {
  const reported: SetUpItem[] = [];
  const server = createFakeHalServer({
    'GET /api/1/settings': { body: open },
    'GET /api/1/settings/restaurantinfos': { body: infos },
    ...changed,
  });
  const links = {
    settings: { href: '/api/1/settings' },
    restaurantinfos: { href: '/api/1/settings/restaurantinfos' },
  };
  const data = { report: (items: readonly SetUpItem[]) => void reported.push(...items) };
  renderFilling(SetUp, setUpSlot, { server, links, data });
  return { server, missing: () => reported.filter(({ isDone }) => !isDone), reported };
}

test('a house with everything has nothing left to do', async () => {
  const { reported, missing } = report();
  await expect.poll(() => reported).toHaveLength(4);
  expect(missing()).toEqual([]);
});

test.each([
  ['opening hours', 'hours', { settings: { ...settings.parse({}), _links: {} } }],
  ['a phone', 'contact', { infos: { ...infos, phone: '' } }],
  ['a privacy policy', 'links', { infos: { ...infos, privacyPolicyUrl: '' } }],
])('a house without %s is told so, and led to where it is set', async (_, id, change) => {
  const { missing } = report({
    ...('settings' in change && { 'GET /api/1/settings': { body: change.settings } }),
    ...('infos' in change && { 'GET /api/1/settings/restaurantinfos': { body: change.infos } }),
  });
  await expect.poll(() => missing().map((item) => item.id)).toEqual([id]);
  expect(missing()[0]?.to).toMatch(/\.edit$/);
});

test('mails need an address to answer to: the house’s own, or another', async () => {
  const nobody = { 'GET /api/1/settings/restaurantinfos': { body: { ...infos, email: '' } } };
  const without = report(nobody);
  await expect.poll(() => without.missing().map(({ id }) => id)).toEqual(['contact', 'sender']);
  cleanup();
  const mail = { ...open.mail, replyAddress: 'antwort@loewen.example' };
  const other = report({ ...nobody, 'GET /api/1/settings': { body: { ...open, mail } } });
  await expect.poll(() => other.missing().map(({ id }) => id)).toEqual(['contact']);
});

test('nothing is said of a house that cannot be read', async () => {
  const { server, reported } = report({ 'GET /api/1/settings': { status: 500, body: {} } });
  await expect.poll(() => server.requests.length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reported).toEqual([]);
});
