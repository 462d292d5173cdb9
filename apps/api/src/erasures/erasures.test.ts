import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseGuests } from '../guests/erase-guests/erase-guests.ts';
import { workOffHotelImports } from '../hotel-import/work-off.ts';
import { Database } from '../platform/database/database.ts';
import { command } from '../platform/database/sql.ts';
import { ask } from '../platform/testing/ask.ts';
import { backUp } from '../platform/testing/backup.ts';
import { enterMaster } from '../platform/testing/enter-master.ts';
import { startTestProcess } from '../platform/testing/test-process.ts';
import { workOffAnonymizations } from '../privacy/anonymize-guests/work-off.ts';
import { leaveTracesOf, longAgo } from '../reservations/testing/leave-traces.ts';
import { asOwner, whereIs } from '../platform/testing/where-is.ts';
import { createBookingLinks } from '../reservations/booking-link.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import { ErasureLedger } from './erasure-ledger.ts';
import { replayErasures } from './replay-erasures.ts';

const endless = new AbortController().signal;
const nothing = { guests: 0, shortened: [] };

let house: OpenHouse;
let folder: string;
/** As a process has it that starts now. */
const opened = () => new ErasureLedger(folder);
beforeAll(async () => {
  house = await openHouse();
  await enterMaster(house.app, house.restaurant);
});
afterAll(() => house.close());
const restored: { close(): Promise<void> }[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stammtisch-erasures-'));
  // Each test has a ledger of its own, as if the others’ pages were known.
  await asOwner(house.url, 'delete from erasure_page');
});
afterEach(async () => {
  for (const each of restored.splice(0)) await each.close();
  await rm(folder, { recursive: true });
});

/** A backup of now. What it answers puts it back, in place of everything that came after. */
async function backUpNow() {
  const copy = await backUp(house.url);
  const database = new Database({ url: copy.url, connections: 4, onLost: () => undefined });
  restored.push({
    async close() {
      await database.close();
      await copy.drop();
    },
  });
  return { url: copy.url, database };
}

async function writeGuest(lastname: string): Promise<string> {
  const written = await ask(house, 'POST', '/api/1/guests', { payload: { lastname } });
  return written.json().id;
}

async function anonymizeAll(ledger: ErasureLedger): Promise<void> {
  const started = await ask(house, 'POST', `/api/1/guests/anonymize?since=${house.today}`);
  expect(started.statusCode).toBe(202);
  await workOffAnonymizations(house.database, ledger, endless);
}

const pagesOf = async (ledger: ErasureLedger) => {
  const names = [...(await ledger.pages()).keys()];
  return (await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))).join(
    '',
  );
};

test('whoever was forgotten after a backup is forgotten again when it is restored', async () => {
  await leaveTracesOf(house, 'Kanarienvogel');
  await longAgo(house);
  const twin = await writeGuest('Kanarienvogelin');
  const deleted = await writeGuest('Kanarienhahn');
  const guests = await ask(house, 'GET', '/api/1/guests?q=Kanarienvogel');
  const [first] = guests
    .json()
    ._embedded.guests.filter(({ lastname }: { lastname: string }) => lastname === 'Kanarienvogel');
  const backup = await backUpNow();

  const merged = await ask(house, 'POST', `/api/1/guests/${twin}/merge`, {
    version: 1,
    payload: { into: first.id },
  });
  expect(merged.statusCode).toBe(200);
  await ask(house, 'DELETE', `/api/1/guests/${deleted}`, { version: 1 });
  await asOwner(
    house.url,
    `update guest set deleted_at = now() - interval '1 hour' where deleted_at is not null`,
  );
  const ledger = opened();
  await eraseGuests(house.database, ledger);
  await anonymizeAll(ledger);
  expect(await whereIs(house.url, 'Kanarien')).toEqual([]);

  expect(await whereIs(backup.url, 'Kanarien')).toContain('public.guest');
  const replayed = await replayErasures(backup.database, opened());
  expect(replayed.guests).toBe(3);
  expect(await whereIs(backup.url, 'Kanarien')).toEqual([]);
  expect(await whereIs(backup.url, '7654321')).toEqual([]);
  const lines = await pagesOf(ledger);
  expect(lines).not.toMatch(/kanarien|7654321|example/iu);
  expect(lines.split('\n').length).toBeGreaterThan(4);
  expect(await replayErasures(backup.database, opened())).toEqual(nothing);

  const process = await startTestProcess(backup.url, house.config);
  restored.unshift(process);
  const log = await ask({ ...house, app: process.api.app }, 'GET', '/api/1/privacy/anonymizations');
  expect(log.json()).toMatchObject({
    total: 1,
    _embedded: {
      anonymizations: [{ reason: 'RESTORE', state: 'DONE', total: 3, done: 3, requestedBy: '' }],
    },
  });
  const csv = await ask(
    { ...house, app: process.api.app },
    'GET',
    '/api/1/privacy/anonymizations/export/csv?language=de',
  );
  expect(csv.body).toContain(';Erneut nach einer Wiederherstellung;');
}, 60_000);

test('a second restore of the same backup finds them once more, also by what the first one wrote', async () => {
  await writeGuest('Zweimal');
  const backups = [await backUpNow(), await backUpNow()] as const;
  await anonymizeAll(opened());
  for (const backup of backups) {
    expect((await replayErasures(backup.database, opened())).guests).toBe(1);
    expect(await whereIs(backup.url, 'Zweimal')).toEqual([]);
    expect(
      await asOwner(
        backup.url,
        `select done from anonymization where reason = 'RESTORE' and requested_at > now() - interval '1 minute'`,
      ),
    ).toEqual([{ done: 1 }]);
  }
});

test('nothing is read and nothing is written when the database knows everything', async () => {
  const ledger = opened();
  expect(await replayErasures(house.database, ledger)).toEqual(nothing);
  await writeGuest('Bekannt');
  await anonymizeAll(ledger);
  ledger.read = () => {
    throw new Error('read');
  };
  expect(await replayErasures(house.database, ledger)).toEqual(nothing);
  expect(await asOwner(house.url, `select from anonymization where reason = 'RESTORE'`)).toEqual(
    [],
  );
});

test('two processes that start at once forget everybody once, in any number of steps', async () => {
  for (let number = 1; number <= 25; number += 1) await writeGuest(`Viele ${number}`);
  const backup = await backUpNow();
  await anonymizeAll(opened());
  const both = await Promise.all([1, 2].map(() => replayErasures(backup.database, opened(), 4)));
  expect(both.map(({ guests }) => guests).reduce((sum, each) => sum + each)).toBe(25);
  expect(await whereIs(backup.url, 'Viele ')).toEqual([]);
});

test('a guest is erased only when the ledger has it on the disk', async () => {
  await writeGuest('Bleibt noch');
  await rm(folder, { recursive: true });
  await writeFile(folder, 'a full disk, as it were');
  await expect(anonymizeAll(opened())).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(await whereIs(house.url, 'Bleibt noch')).toEqual(['public.guest']);
  await rm(folder);
  await workOffAnonymizations(house.database, opened(), endless);
  expect(await whereIs(house.url, 'Bleibt noch')).toEqual([]);
});

/** A process that dies when its line is on the disk, and before the database has committed. */
async function dieBeforeCommit(): Promise<void> {
  const ledger = opened();
  const append = ledger.append.bind(ledger);
  ledger.append = async (page, lines) => {
    await append(page, lines);
    await appendFile(path.join(folder, page), '{"erasure":"torn');
    throw new Error('killed');
  };
  await expect(anonymizeAll(ledger)).rejects.toThrow('killed');
}

test('killed between the ledger and the database, the next start brings it to its end', async () => {
  await writeGuest('Dazwischen');
  await dieBeforeCommit();
  expect(await whereIs(house.url, 'Dazwischen')).toEqual(['public.guest']);
  const next = opened();
  expect((await replayErasures(house.database, next)).guests).toBe(1);
  expect(await whereIs(house.url, 'Dazwischen')).toEqual([]);
  await workOffAnonymizations(house.database, next, endless);
});

test('who booked or was written about after such a death stays, also when a backup is restored later', async () => {
  const guest = await writeGuest('Wieder da');
  const backup = await backUpNow();
  await dieBeforeCommit();
  const agreed = await ask(house, 'PUT', `/api/1/guests/${guest}`, {
    version: 1,
    payload: { lastname: 'Wieder da', allowsDataStorage: true },
  });
  expect(agreed.statusCode).toBe(200);
  const next = opened();
  expect(await replayErasures(house.database, next)).toEqual(nothing);
  await workOffAnonymizations(house.database, next, endless);
  expect(await whereIs(house.url, 'Wieder da')).toContain('public.guest');
  expect(await replayErasures(backup.database, opened())).toEqual(nothing);
  expect(await whereIs(backup.url, 'Wieder da')).toEqual(['public.guest']);
});

test('a process under which a backup is restored goes on with a new page, and its old one is done again', async () => {
  const ledger = opened();
  await writeGuest('Darunter eins');
  const backup = await backUpNow();
  await anonymizeAll(ledger);
  await eraseOne(backup.database, ledger);
  expect([...(await ledger.pages()).keys()]).toHaveLength(2);
  expect((await replayErasures(backup.database, ledger)).guests).toBe(1);
  expect(await whereIs(backup.url, 'Darunter')).toEqual([]);
});

/** Somebody else, in the restored database. */
async function eraseOne(database: Database, ledger: ErasureLedger): Promise<void> {
  await database.systemTransaction((tx) =>
    tx.run(command`
      insert into guest (restaurant_id, lastname, deleted_at)
      values (${house.restaurant.id}, 'Darunter zwei', now() - interval '1 hour')`),
  );
  await eraseGuests(database, ledger);
}

test('a file of a hotel that is not imported yet goes with the guest whom it names', async () => {
  const { id } = house.restaurant;
  const importId = '01990000-0000-7000-8000-000000000001';
  await asOwner(
    house.url,
    `insert into hotel_import (restaurant_id, id, state, file_name, encoding, delimiter, headings,
                               columns, notation, sample, content)
     values ('${id}', '${importId}', 'REVIEW', 'a.csv', 'utf-8', ';', '[]', '{}', '', '[]', 'Hotelgast')`,
  );
  const backup = await backUpNow();
  await asOwner(
    house.url,
    `update hotel_import set state = 'DONE', content = null;
     insert into guest (restaurant_id, lastname, hotel_import_id) values ('${id}', 'Hotelgast', '${importId}')`,
  );
  await anonymizeAll(opened());
  expect(await whereIs(backup.url, 'Hotelgast')).toEqual(['public.hotel_import']);
  await replayErasures(backup.database, opened());
  expect(await whereIs(backup.url, 'Hotelgast')).toEqual([]);
});

test('an import that was taken back is taken back again', async () => {
  const { id } = house.restaurant;
  const importId = '01990000-0000-7000-8000-000000000002';
  await asOwner(
    house.url,
    `insert into hotel_import (restaurant_id, id, state, file_name, encoding, delimiter, headings,
                               columns, notation, sample, written)
     values ('${id}', '${importId}', 'DONE', 'a.csv', 'utf-8', ';', '[]', '{}', 'dd.MM.yyyy', '[]', 0);
     insert into guest (restaurant_id, lastname, hotel_import_id) values ('${id}', 'Irrgast', '${importId}')`,
  );
  const backup = await backUpNow();
  const links = createBookingLinks(house.config.TOKEN_SECRET);
  const ledger = opened();
  const workOn = (database: Database) => workOffHotelImports({ database, ledger, links }, endless);
  const begun = await ask(house, 'POST', `/api/1/hotel-csv-import/imports/${importId}/undo`);
  expect(begun.json().state).toBe('UNDOING');
  await workOn(house.database);
  expect(await whereIs(house.url, 'Irrgast')).toEqual([]);
  await replayErasures(backup.database, opened());
  await workOn(backup.database);
  expect(await whereIs(backup.url, 'Irrgast')).toEqual([]);
});

test('an older copy of the ledger is noticed, and a page that cannot be read is named', async () => {
  await writeGuest('Kopie');
  const backup = await backUpNow();
  const ledger = opened();
  await anonymizeAll(ledger);
  const file = path.join(folder, ledger.page);
  const whole = await readFile(file);
  await writeFile(file, whole.subarray(0, 10));
  expect((await replayErasures(house.database, opened())).shortened).toEqual([ledger.page]);
  await writeFile(file, `no line\n${whole.toString()}`);
  await expect(replayErasures(backup.database, opened())).rejects.toThrow(
    /cannot be read .*byte 0/u,
  );
});
