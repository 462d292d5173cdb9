import { expect } from 'vitest';
import { ask, linkOf } from '../../platform/testing/ask.ts';
import { createBookingLinks } from '../../reservations/booking-link.ts';
import type { TestApi } from '../../platform/testing/create-test-api.ts';
import { workOffHotelImports } from '../work-off.ts';

/** For tests: breakfast and dinner of half board. */
export const config = {
  eatingTimes: [
    {
      id: 'b',
      name: 'Frühstück',
      start: '07:00',
      end: '10:00',
      onArrival: false,
      onDeparture: true,
    },
    {
      id: 'd',
      name: 'Abendessen',
      start: '18:30',
      end: '20:30',
      onArrival: true,
      onDeparture: false,
    },
  ],
  arrangements: [
    {
      name: 'Halbpension',
      abbreviation: 'HP',
      reservations: [
        { eatingTime: 'b', repetitionType: 'EVERY_DAY', repetitionNumber: 1 },
        { eatingTime: 'd', repetitionType: 'EVERY_DAY', repetitionNumber: 1 },
      ],
    },
  ],
};

export const heading = 'Nachname;Vorname;Anreise;Abreise;Verpflegung;Personen';
export const boundary = 'grenze';

/** For tests: the house knows when its hotel's guests eat. */
export async function saveConfig(house: TestApi): Promise<void> {
  const saved = await house.app.inject({
    method: 'PUT',
    url: '/api/1/hotel-csv-import/config',
    headers: { ...house.restaurant.headers, 'if-match': '*' },
    payload: config,
  });
  expect(saved.statusCode).toBe(200);
}

export const hotelFile = (...rows: string[]) => Buffer.from([heading, ...rows].join('\r\n'));

export function upload(house: TestApi, content: Buffer) {
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="gäste.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  return house.app.inject({
    method: 'POST',
    url: '/api/1/hotel-csv-import/upload',
    headers: {
      ...house.restaurant.headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(file), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}

export function workOff(house: TestApi, database = house.database): Promise<void> {
  const links = createBookingLinks(house.config.TOKEN_SECRET);
  const { signal } = new AbortController();
  return workOffHotelImports({ database, ledger: house.ledger, links }, signal);
}

/** Takes a file as far as its suggestions, with the columns that were found. */
export async function upToReview(house: TestApi, content: Buffer) {
  const uploaded = await upload(house, content);
  expect(uploaded.statusCode).toBe(201);
  const { columns, notation } = uploaded.json();
  const read = await ask(house, 'POST', linkOf(uploaded.json(), 'columns'), {
    payload: { columns, notation },
  });
  expect(read.json().state).toBe('READING');
  await workOff(house);
  return (await ask(house, 'GET', linkOf(uploaded.json(), 'self'))).json();
}
