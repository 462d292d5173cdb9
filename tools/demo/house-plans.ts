import type { Settings } from '@stammtisch/contracts/settings/settings';
import type * as z from 'zod';
import { settings } from '@stammtisch/contracts/settings/settings';
import { berlin, vienna, type Region } from './names.ts';

export interface RoomPlan {
  name: string;
  outdoor: boolean;
  color: string;
  /** Metres. */
  width: number;
  depth: number;
  /** Name and seats, in rows of five from the door; `round` ones are round. */
  tables: { name: string; seats: number; round?: boolean }[];
  /** Names of neighbours that can be pushed together for a party that neither of them seats. */
  pairs?: [string, string][];
}

export interface HousePlan {
  region: Region;
  info: Record<
    'phone' | 'email' | 'street' | 'plz' | 'city' | 'website' | 'privacyPolicyUrl',
    string
  >;
  /** A letter and the two colours of a round sign; none where the house has no logo yet. */
  logo?: { letter: string; surface: string; ink: string };
  settings: Settings;
  rooms: RoomPlan[];
  /** Share of the tables that are taken at lunch and at dinner on an ordinary day. */
  demand: { lunch: number; dinner: number };
  guests: number;
  /** Somebody waits there for a table. */
  hasQueue?: boolean;
}

type OpeningHour = Settings['reservationSettings']['openingHours'][number];

const span = (days: number[], start: string, end: string, onlineGuestLimit = -1): OpeningHour[] =>
  days.map((dayOfWeek) => ({ type: 'timespan', dayOfWeek, start, end, onlineGuestLimit }));

const complete = (sections: z.input<typeof settings>) => settings.parse(sections);

const row = (first: number, ...seats: number[]) =>
  seats.map((count, index) => ({
    name: String(first + index),
    seats: count,
    ...(count === 2 && { round: true }),
  }));

const stammtischBerlin: HousePlan = {
  region: berlin,
  info: {
    phone: '+49 30 2312500',
    email: 'servus@stammtisch-berlin.example',
    street: 'Oranienstraße 12',
    plz: '10999',
    city: 'Berlin',
    website: 'https://stammtisch-berlin.example',
    privacyPolicyUrl: 'https://stammtisch-berlin.example/datenschutz',
  },
  logo: { letter: 'S', surface: '#7c2d3e', ink: '#fdf6ec' },
  settings: complete({
    reservationSettings: {
      pacing: { all: 24 },
      // Monday is the day of rest; on Fridays and Saturdays the kitchen is open past midnight.
      openingHours: [
        ...span([2, 3, 4, 5], '11:30', '15:00'),
        ...span([2, 3, 4], '17:00', '23:00'),
        ...span([6, 7], '10:00', '15:30'),
        ...span([5, 6], '17:00', '01:00'),
        ...span([7], '17:00', '22:00', 40),
      ],
    },
    onlineReservationSettings: {
      leadTime: 1_800,
      welcomeText: {
        de: 'Schön, dass Sie kommen. Größere Runden rufen uns bitte an.',
        en: 'Good to have you. Larger parties, please give us a call.',
        fr: 'Ravis de vous recevoir. Pour les grandes tablées, appelez-nous.',
      },
    },
    generalSettings: {
      preOrderList: ['Gänsekeule', 'Geburtstagstorte'].map((name) => ({ name, active: true })),
      employeeList: ['Mia', 'Tarek', 'Jule', 'Ben', 'Aylin', 'Frieda', 'Luca'].map((name) => ({
        name,
        active: true,
        // Who helps out now and then has no address.
        email: name === 'Aylin' ? '' : `${name.toLowerCase()}@stammtisch-berlin.example`,
      })),
    },
  }),
  rooms: [
    {
      name: 'Gaststube',
      outdoor: false,
      color: '#e7d8c4',
      width: 12,
      depth: 9,
      tables: row(1, 2, 2, 4, 4, 4, 4, 6, 6, 2, 8),
      pairs: [
        ['3', '4'],
        ['7', '8'],
      ],
    },
    {
      name: 'Galerie',
      outdoor: false,
      color: '#d5dde3',
      width: 8,
      depth: 6,
      tables: row(21, 2, 4, 4, 6, 6),
    },
    {
      name: 'Hof',
      outdoor: true,
      color: '#d6e3d0',
      width: 10,
      depth: 10,
      tables: row(31, 4, 4, 4, 4, 2, 2),
    },
  ],
  demand: { lunch: 0.3, dinner: 0.7 },
  guests: 320,
};

const hotelWien: HousePlan = {
  region: vienna,
  info: {
    phone: '+43 1 5344000',
    email: 'restaurant@hotel-wien.example',
    street: 'Kärntner Ring 4',
    plz: '1010',
    city: 'Wien',
    website: 'https://hotel-wien.example',
    privacyPolicyUrl: 'https://hotel-wien.example/datenschutz',
  },
  logo: { letter: 'W', surface: '#1f3a5f', ink: '#f3e3bf' },
  settings: complete({
    reservationSettings: {
      guestVisitDuration: 90,
      openingHours: [
        ...span([1, 2, 3, 4, 5, 6, 7], '12:00', '14:30', 60),
        ...span([1, 2, 3, 4, 5, 6, 7], '18:00', '22:30'),
      ],
    },
    onlineReservationSettings: { confirmAtOnce: true, maxPersons: 8, waitingListWhenFull: true },
    generalSettings: { primarycolor: '#7c2d3e', secondarycolor: '#3f7d58' },
  }),
  rooms: [
    {
      name: 'Salon',
      outdoor: false,
      color: '#e6d9dc',
      width: 14,
      depth: 9,
      tables: row(1, 2, 2, 2, 4, 4, 4, 4, 6, 6, 8),
    },
    {
      name: 'Wintergarten',
      outdoor: false,
      color: '#d9e4dc',
      width: 9,
      depth: 6,
      tables: row(41, 2, 2, 4, 4, 4),
    },
  ],
  demand: { lunch: 0.25, dinner: 0.6 },
  guests: 240,
};

const { logo: _logo, ...withoutLogo } = stammtischBerlin;

const goldenerLoewe: HousePlan = {
  ...withoutLogo,
  info: {
    ...stammtischBerlin.info,
    phone: '+49 30 2312599',
    email: 'wirt@goldener-loewe.example',
    street: 'Am Markt 3',
    plz: '13593',
    website: 'https://goldener-loewe.example',
    privacyPolicyUrl: 'https://goldener-loewe.example/datenschutz',
  },
  rooms: stammtischBerlin.rooms.slice(0, 1),
  demand: { lunch: 0.15, dinner: 0.4 },
  guests: 120,
};

/** By restaurant identifier. */
export const housePlans: Record<string, HousePlan> = {
  'stammtisch-berlin': { ...stammtischBerlin, hasQueue: true },
  'hotel-wien': hotelWien,
  'zum-goldenen-loewen': goldenerLoewe,
};
