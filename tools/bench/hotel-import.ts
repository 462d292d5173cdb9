import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import pg from 'pg';
import { ErasureLedger } from '@stammtisch/api/erasures/erasure-ledger';
import { workOffHotelImports } from '@stammtisch/api/hotel-import/work-off';
import { decodeFile } from '@stammtisch/api/hotel-import/upload/decode-file';
import { readRows } from '@stammtisch/api/hotel-import/upload/read-rows';
import { command } from '@stammtisch/api/platform/database/sql';
import { createBookingLinks } from '@stammtisch/api/reservations/booking-link';
import { readStay, stayKey } from '@stammtisch/domain/hotel-import/read-stay';
import { suggestReservations } from '@stammtisch/domain/hotel-import/suggest-reservations';
import { parseDay } from '@stammtisch/domain/time/minute';
import { openBenchHouse, type BenchHouse } from './bench-house.ts';
import type { Bench } from './measure.ts';

const rounds = 3;
const rows = 100_000;
/** Fewer for the book: each is three reservations. */
const imported = 5_000;
/** More than a large hotel has in a season, and still taken back by one press. */
const undone = 20_000;

const heading = 'Nachname;Vorname;Anreise;Abreise;Verpflegung;Personen;Zimmer;E-Mail';
const columns = {
  lastname: 0,
  forename: 1,
  arrival: 2,
  departure: 3,
  arrangement: 4,
  persons: 5,
  roomno: 6,
  email: 7,
};
const line = (index: number) =>
  `Gast ${index};Änne;01.05.2028;04.05.2028;HP;2;${index % 400};g${index}@example.com`;
const fileOf = (count: number) =>
  Buffer.from(
    [heading, ...Array.from({ length: count }, (_, index) => line(index))].join('\r\n'),
    'latin1',
  );

const dinner = {
  id: 'd',
  name: 'Abendessen',
  start: '18:30',
  end: '20:30',
  onArrival: true,
  onDeparture: false,
};
const halfBoard = {
  name: 'Halbpension',
  abbreviation: 'HP',
  reservations: [{ eatingTime: 'd', repetitionType: 'EVERY_DAY' as const, repetitionNumber: 1 }],
};
const rule = { ...dinner, start: 1_110, end: 1_230 };

/** A hotel's file from its bytes to the book. */
export const hotelImport: Bench = {
  name: 'hotel-import',
  question: 'What do reading, checking, suggesting and writing cost beyond their bare work?',
  async run(say) {
    const content = fileOf(rows);
    const read = { ours: [] as number[], baseline: [] as number[] };
    const suggested = { ours: [] as number[], baseline: [] as number[] };
    const memory: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      read.baseline.push(await timed(() => parseAlone(content)));
      globalThis.gc?.();
      const before = process.memoryUsage().rss;
      read.ours.push(await timed(() => readAndCheck(content)));
      memory.push((process.memoryUsage().rss - before) / 1_048_576);
      suggested.ours.push(await timed(() => suggestAll(content, true)));
      suggested.baseline.push(await timed(() => suggestAll(content, false)));
      say(`round ${round + 1}: ${rows} rows read`);
    }
    say(`memory beyond the file while reading: ${Math.max(...memory).toFixed(0)} MB`);
    const written = await measureRounds({ stays: imported, done: 'written', measure: write, say });
    const takenBack = await measureRounds({
      stays: undone,
      done: 'taken back',
      measure: takeBack,
      say,
    });
    return [
      {
        title: `${rows} rows in Windows-1252 read and checked`,
        unit: 'ms',
        ...read,
        baselineTitle: 'csv-parse alone',
      },
      {
        title: 'the same with suggestions',
        unit: 'ms',
        ...suggested,
        baselineTitle: 'read and checked only',
      },
      {
        title: `${imported} stays imported, three reservations each`,
        unit: 'ms',
        ...written,
        baselineTitle: 'bare inserts of the same guests and reservations',
      },
      {
        title: `${undone} stays taken back by one request`,
        unit: 'ms',
        ...takenBack,
        baselineTitle: 'bare deletes of as many guests and reservations',
      },
    ];
  },
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function parseAlone(content: Buffer): Promise<number> {
  let count = 0;
  const parser = Readable.from([content.toString('latin1')]).pipe(parse({ delimiter: ';' }));
  for await (const row of parser) count += row.length > 0 ? 1 : 0;
  return count;
}

async function readAndCheck(content: Buffer): Promise<number> {
  let good = 0;
  for await (const row of readRows(decodeFile(content)?.text ?? '', ';')) {
    if (readStay(row, columns, 'dd.MM.yyyy').kind === 'stay') good += 1;
  }
  return good;
}

async function suggestAll(content: Buffer, suggests: boolean): Promise<number> {
  let count = 0;
  for await (const row of readRows(decodeFile(content)?.text ?? '', ';')) {
    const read = readStay(row, columns, 'dd.MM.yyyy');
    if (read.kind === 'bad' || !suggests) continue;
    createHash('sha256').update(stayKey(read.stay)).digest();
    count += suggestReservations(read.stay, halfBoard, [rule]).length;
  }
  return count;
}

/** A file that was read and waits to be written, in a house with nothing else to do. */
interface ReadFile {
  house: BenchHouse;
  client: pg.Client;
  id: string;
  figures: { ours: number[]; baseline: number[] };
}

interface Rounds {
  stays: number;
  /** What is said of them after a round. */
  done: string;
  measure: (file: ReadFile) => Promise<void>;
  say: (line: string) => void;
}

async function measureRounds({ stays, done, measure, say }: Rounds) {
  const house = await openBenchHouse();
  const client = new pg.Client({ connectionString: house.url });
  await client.connect();
  const figures: ReadFile['figures'] = { ours: [], baseline: [] };
  try {
    await setUp(house);
    for (let round = 0; round < rounds; round += 1) {
      const id = await begin(house, fileOf(stays), stays);
      await workOff(house);
      await client.query(`update hotel_import set state = 'IMPORTING' where id = $1`, [id]);
      await measure({ house, client, id, figures });
      say(`round ${round + 1}: ${stays} stays ${done}`);
    }
    return figures;
  } finally {
    await client.end();
    await house.close();
  }
}

/** Each reservation leaves its line of history, and every day that it was on a new version. */
async function takeBack({ house, client, id, figures }: ReadFile): Promise<void> {
  await workOff(house);
  figures.ours.push(
    await timed(async () => {
      const path = `/api/1/hotel-csv-import/imports/${id}/undo`;
      const { headers } = house.restaurant;
      const answer = await fetch(house.origin + path, { method: 'POST', headers });
      if (!answer.ok) throw new Error(`not taken back: ${await answer.text()}`);
      await workOff(house);
    }),
  );
  await bareInserts(client, house, undone);
  figures.baseline.push(await timed(() => bareDeletes(client, house)));
}

async function bareDeletes(client: pg.Client, { restaurant, guest }: BenchHouse): Promise<void> {
  await client.query('begin');
  await client.query('delete from reservation where restaurant_id = $1', [restaurant.id]);
  await client.query('delete from guest where restaurant_id = $1 and id <> $2', [
    restaurant.id,
    guest,
  ]);
  await client.query('commit');
}

function workOff(house: BenchHouse): Promise<void> {
  const links = createBookingLinks('bench');
  const ledger = new ErasureLedger(house.config.ERASURE_LEDGER);
  const { signal } = new AbortController();
  return workOffHotelImports({ database: house.database, ledger, links }, signal);
}

async function write({ house, client, figures }: ReadFile): Promise<void> {
  figures.ours.push(await timed(() => workOff(house)));
  figures.baseline.push(await timed(() => bareInserts(client, house, imported)));
  await client.query('delete from hotel_import_known');
}

function setUp(house: BenchHouse) {
  return house.database.transaction(house.restaurant.id, (tx) =>
    tx.run(command`
      insert into hotel_import_config (restaurant_id, eating_times, arrangements)
      values (${house.restaurant.id}, ${JSON.stringify([dinner])}, ${JSON.stringify([halfBoard])})`),
  );
}

async function begin(house: BenchHouse, content: Buffer, stays: number): Promise<string> {
  const id = randomUUID();
  await house.database.transaction(house.restaurant.id, (tx) =>
    tx.run(command`
      insert into hotel_import (restaurant_id, id, state, file_name, encoding, delimiter, headings,
                                columns, notation, sample, content, rows)
      values (${house.restaurant.id}, ${id}, 'READING', 'bench.csv', 'windows-1252', ';', '[]',
              ${JSON.stringify(columns)}, 'dd.MM.yyyy', '[]', ${content}, ${stays})`),
  );
  return id;
}

/** One statement each: what the database itself needs for these rows, their indexes and triggers. */
async function bareInserts(client: pg.Client, house: BenchHouse, stays: number): Promise<void> {
  const { id } = house.restaurant;
  const day = parseDay('2028-05-01');
  await client.query('begin');
  await client.query(
    `with g as (insert into guest (restaurant_id, lastname, forename, roomno, email)
                select $1, 'Gast ' || n, 'Änne', (n % 400)::text, 'b' || n || '@example.com'
                  from generate_series(1, $3::int) n returning id)
     insert into reservation (restaurant_id, status, source, guest_id, persons_from, persons_to,
                              service_day, starts_at, ends_at)
     select $1, 'CONFIRMED', 'STAFF', g.id, 2, 2, $2::date + d, $2::date + d + interval '16 hours',
            $2::date + d + interval '18 hours'
       from g, generate_series(0, 2) d`,
    [id, day, stays],
  );
  await client.query('commit');
}
