import type { SessionReply } from '@stammtisch/contracts/authentication/session';
import type { Entry } from '@stammtisch/contracts/entry/read-entry';
import { settings } from '@stammtisch/contracts/settings/settings';
import { dayOf, parseMinute } from '@stammtisch/domain/time/minute';
import { aCollection } from './a-collection.ts';
import { aReservation } from './a-reservation.ts';
import { aPlanTable, aRoom } from './a-room.ts';
import type { FakeAnswer, FakeRoute } from './fake-hal-server.ts';

/** What a remote adds to the made-up house: `src/fake-api.ts` exports it as `fakeApi`. */
export interface FakeApi {
  /** Further links of the entry document, or others for those that are there. */
  links?: Entry['_links'];
  /** By method and path: `GET /api/1/rooms`. */
  routes?: Readonly<Record<string, FakeAnswer | FakeRoute>>;
}

export interface FakeHouse {
  session: SessionReply;
  entry: Entry;
  routes: Record<string, FakeAnswer | FakeRoute>;
}

const uuid = '00000000-0000-4000-8000-000000000001';
const name = 'Zum goldenen Löwen';

/** Where the relations that the house has answers for lie; the templates are the API's. */
const links: Entry['_links'] = {
  self: { href: '/api/1' },
  reservations: {
    href: '/api/1/reservations{?date,from,to,status,q,page,pageSize}',
    templated: true,
  },
  reservation: { href: '/api/1/reservations/{reservationId}', templated: true },
  rooms: { href: '/api/1/rooms{?withConfig}', templated: true },
  guests: { href: '/api/1/guests{?q,page}', templated: true },
  settings: { href: '/api/1/settings' },
};

function openDaily() {
  const days = [1, 2, 3, 4, 5, 6, 7];
  return days.map((dayOfWeek) => ({ type: 'timespan', dayOfWeek, start: '11:00', end: '22:00' }));
}

/** This evening at 19:30; the made-up house lives in the zone of the machine. */
function tonight() {
  const today = new Date().toLocaleDateString('sv-SE');
  const start = parseMinute(`${today}T19:30`);
  if (start === undefined) throw new Error(`no minute on ${today}`);
  return { start, day: dayOf(start) };
}

/** A small house in memory: one room, open every day, a party of four tonight. */
export function aFakeHouse({
  links: ownLinks = {},
  routes: ownRoutes = {},
}: FakeApi = {}): FakeHouse {
  const entry: Entry = {
    uuid,
    name,
    identifier: 'zum-goldenen-loewen',
    timeZone: 'Europe/Berlin',
    language: 'de',
    country: 'DE',
    currency: 'EUR',
    isDemo: false,
    features: [],
    _links: { ...links, ...ownLinks },
  };
  const house = settings.parse({ reservationSettings: { openingHours: openDaily() } });
  const tables = ['11', '12', '13', '14'].map((table) => aPlanTable(table));
  const reservations = [aReservation({ start: tonight().start })];
  return {
    session: {
      uuid,
      name,
      email: 'wirt@stammtisch.example',
      token: 'made-up',
      refresherToken: 'made-up',
    },
    entry,
    routes: {
      'GET /api/1': { body: entry },
      'GET /api/1/settings': { body: { ...house, _links: {} } },
      'GET /api/1/rooms': aCollection('rooms', [aRoom({ tables })]),
      'GET /api/1/reservations': aCollection('reservations', reservations),
      'GET /api/1/guests': aCollection('guests', []),
      ...ownRoutes,
    },
  };
}
