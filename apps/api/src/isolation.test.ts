import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { command, sql } from './platform/database/sql.ts';
import { bodyTypes } from './platform/http/body-parsers.ts';
import { enterMaster } from './platform/testing/enter-master.ts';
import { aPlan, aShift, employeesOf } from './roster/testing/a-plan.ts';
import { book } from './reservations/testing/book.ts';
import { openHouse, type OpenHouse } from './reservations/testing/open-house.ts';

const canary = 'Kanarienvogel';

let house: OpenHouse;
let ids: Record<string, string>;
beforeAll(async () => {
  house = await openHouse({
    // A provider that nobody reaches: another restaurant’s ids end before it is asked.
    environment: {
      STRIPE_SECRET_KEY: 'sk_of_nobody',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
      STRIPE_API: 'http://127.0.0.1:9',
      READY2ORDER_DEVELOPER_TOKEN: 'token-of-nobody',
      READY2ORDER_API: 'http://127.0.0.1:9',
    },
  });
  const reservation = await book(house, { guest: { forename: 'Lina', lastname: canary } });
  const guests = await house.app.inject({
    url: '/api/1/guests',
    headers: house.restaurant.headers,
  });
  const attached = await house.app.inject({
    method: 'POST',
    url: `/api/1/reservations/${reservation.id}/attachments?name=a.txt&type=text/plain`,
    headers: { ...house.restaurant.headers, 'content-type': bodyTypes.bytes },
    payload: Buffer.from(canary),
  });
  const tag = await house.app.inject({
    method: 'POST',
    url: '/api/1/tags',
    headers: house.restaurant.headers,
    payload: { name: canary },
  });
  const rated = await house.database.systemTransaction((tx) =>
    tx.one(sql(z.object({ id: z.string() }))`
      insert into rating (restaurant_id, reservation_id, visit_day, link_hash, expires_at, stars,
                          comment, rated_at)
      values (${house.restaurant.id}, ${reservation.id}, ${house.day}, decode('00', 'hex'), now(), 5, ${canary},
              now())
      returning id`),
  );
  const mail = await house.database.systemTransaction((tx) =>
    tx.one(sql(z.object({ id: z.string() }))`
      insert into mail_outbox (restaurant_id, reservation_id, type, occasion, recipient_name,
                               recipient_address, language, content, state)
      values (${house.restaurant.id}, ${reservation.id}, 'confirmation', '1', ${canary},
              'lina@example.com', 'de', ${JSON.stringify({ guestName: canary })}, 'FAILED')
      returning id`),
  );
  for (const [{ id }, content] of [
    [house.restaurant, canary],
    [house.foreign, 'nothing'],
  ] as const) {
    await house.database.systemTransaction((tx) =>
      tx.run(command`
        insert into restaurant_logo (restaurant_id, version, type, width, height, content, small)
        values (${id}, '0123456789abcdef', 'image/png', 1, 1, ${Buffer.from(content)}, '')`),
    );
  }
  const collected = await house.database.systemTransaction(async (tx) => {
    await tx.run(command`
      insert into card_guarantee (restaurant_id, reservation_id, session, account, customer,
                                  payment_method, amount, per, free_cancellation_hours, policy_text)
      values (${house.restaurant.id}, ${reservation.id}, 'cs', 'acct', 'cus', 'pm', 100, 'BOOKING',
              24, ${canary})`);
    return tx.one(sql(z.object({ id: z.string() }))`
      insert into fee (restaurant_id, reservation_id, kind, state, amount, currency, reason,
                       collected_by, charge, collected_at)
      values (${house.restaurant.id}, ${reservation.id}, 'NO_SHOW', 'COLLECTED', 100, 'EUR',
              ${canary}, '', 'pi', now())
      returning id`);
  });
  await house.database.systemTransaction(async (tx) => {
    await tx.run(command`
      insert into cash_register (restaurant_id, account, connected_by)
      values (${house.restaurant.id}, ${canary}, '')`);
    await tx.run(command`
      insert into cash_register_table (restaurant_id, id, name)
      values (${house.restaurant.id}, 7, ${canary})`);
  });
  const room = await house.app.inject({
    method: 'POST',
    url: '/api/1/rooms',
    headers: house.restaurant.headers,
    payload: { name: canary },
  });
  const set = await house.app.inject({
    method: 'POST',
    url: '/api/1/table-sets',
    headers: house.restaurant.headers,
    payload: { tableIds: [house.tables['1'], house.tables['2']], minPersons: 5, maxPersons: 8 },
  });
  const table = await house.app.inject({
    method: 'POST',
    url: `${room.json()._links.self.href}/tables`,
    headers: house.restaurant.headers,
    payload: { name: canary },
  });
  const event = await house.app.inject({
    method: 'POST',
    url: '/api/1/events',
    headers: house.restaurant.headers,
    payload: { title: canary, start: house.wireDay },
  });
  const imported = await house.app.inject({
    method: 'POST',
    url: `/api/1/events/calendars/file?name=${canary}&treatAs=CLOSED`,
    headers: { ...house.restaurant.headers, 'content-type': bodyTypes.bytes },
    payload: Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR'),
  });
  const anonymization = await house.database.systemTransaction((tx) =>
    tx.one(sql(z.object({ id: z.string() }))`
      insert into anonymization (restaurant_id, since, reason, requested_by, state, total)
      values (${house.restaurant.id}, '2020-01-01', 'HAND', ${canary}, 'DONE', 0) returning id`),
  );
  const hotelImport = await house.database.systemTransaction((tx) =>
    tx.one(sql(z.object({ id: z.string() }))`
      insert into hotel_import (restaurant_id, state, file_name, encoding, delimiter, headings,
                                columns, notation, sample)
      values (${house.restaurant.id}, 'REVIEW', ${canary}, 'utf-8', ';', '[]', '{}', 'dd.MM.yyyy', '[]')
      returning id`),
  );
  // What stands behind the master password is asked for by somebody who knows it, too.
  await enterMaster(house.app, house.foreign);
  const employees = [{ name: canary, active: true }];
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      update settings set sections = sections || ${JSON.stringify({ generalSettings: { employeeList: employees } })}::jsonb
       where restaurant_id = ${house.restaurant.id}`),
  );
  const plan = await aPlan(house);
  const entry = await aShift(house, plan, { name: canary, comment: canary });
  const [employee] = await employeesOf(house, plan);
  const rung = await house.app.inject({
    method: 'POST',
    url: '/api/1/phone/ring',
    headers: house.restaurant.headers,
    payload: { from: canary },
  });
  const connected = await house.database.systemTransaction((tx) =>
    tx.one(sql(z.object({ id: z.string() }))`
      insert into phone_token (restaurant_id, name, token_hash)
      values (${house.restaurant.id}, ${canary}, '') returning id`),
  );
  ids = {
    callId: rung.json().id,
    tokenId: connected.id,
    anonymizationId: anonymization.id,
    planId: plan.id,
    entryId: entry.id,
    copyId: entry.id,
    employeeId: employee!.id,
    importId: hotelImport.id,
    calendarId: imported.json().calendar.id,
    eventId: event.json().id,
    ratingId: rated.id,
    mailId: mail.id,
    feeId: collected.id,
    registerTableId: '7',
    roomId: room.json().id,
    tableId: table.json().id,
    tableSetId: set.json().id,
    reservationId: reservation.id,
    tagId: tag.json().id,
    attachmentId: attached.json().id,
    guestId: guests.json()._embedded.guests[0]._links.self.href.split('/').at(-1),
  };
});
afterAll(() => house.close());

/**
 * A valid body for every call with an id in its path, so that nothing but the id can be wrong.
 * `null`: the call has no body.
 */
const withId: Record<string, object | null> = {
  readReservation: null,
  replaceReservation: {
    guest: { lastname: 'Thief' },
    persons: { from: 2, to: 2 },
    date: '01.05.2027',
    time: '19:00',
  },
  patchReservation: { comment: 'stolen' },
  deleteReservation: null,
  moveReservation: { start: { date: '01.05.2027', time: '19:00' } },
  seatFromQueue: { tables: 'auto' },
  arriveInQueue: null,
  returnToQueue: null,
  changeStatus: { status: 'CANCELLED' },
  assignReservation: { apply: true },
  readHistory: null,
  tellPresence: {
    visitor: '00000000-0000-4000-8000-000000000002',
    name: 'Tresen',
    doing: 'editing',
  },
  readGuest: null,
  readSeries: null,
  changeSeries: { scope: 'all', change: { comment: 'stolen' } },
  cancelSeries: { scope: 'all' },
  listAttachments: null,
  addAttachment: Buffer.from('stolen'),
  readAttachment: null,
  deleteAttachment: null,
  readRoom: null,
  replaceRoom: { name: 'stolen' },
  deleteRoom: null,
  restoreRoom: null,
  duplicateRoom: null,
  listRoomReservations: null,
  addTable: { name: 'stolen' },
  editTables: { remove: [] },
  readTable: null,
  replaceTable: { name: 'stolen' },
  deleteTable: null,
  restoreTable: null,
  listTableReservations: null,
  replaceTableSet: {
    tableIds: ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'],
    minPersons: 2,
    maxPersons: 4,
  },
  deleteTableSet: null,
  readEvent: null,
  replaceEvent: { title: 'stolen', start: '01.05.2027' },
  deleteEvent: null,
  restoreEvent: null,
  refreshEventCalendar: null,
  deleteEventCalendar: null,
  replaceTag: { name: 'stolen' },
  deleteTag: null,
  replaceGuest: { lastname: 'Thief' },
  deleteGuest: null,
  restoreGuest: null,
  readVisits: null,
  listDuplicates: null,
  tellApart: { other: '00000000-0000-4000-8000-000000000001' },
  mergeGuests: { into: '00000000-0000-4000-8000-000000000001' },
  readGuestData: null,
  sendMail: { type: 'reminder' },
  listReservationMails: null,
  resendMail: null,
  readRating: null,
  patchRating: { note: 'stolen' },
  readHotelImport: null,
  chooseColumns: { columns: { lastname: 0, arrival: 1, departure: 2 }, notation: 'dd.MM.yyyy' },
  listSuggestions: null,
  listOverfullHours: null,
  decideSuggestions: { accepted: false, of: 'all' },
  undoHotelImport: null,
  discardHotelImport: null,
  readAnonymization: null,
  cancelAnonymization: null,
  readPlan: null,
  replacePlan: { status: 'CLOSED' },
  deletePlan: null,
  restorePlan: null,
  notifyEmployees: null,
  listEmployees: null,
  planShift: { start: '2027-05-04T18:00', end: '2027-05-04T22:00' },
  recordTime: { start: '2027-05-04T18:00', end: '2027-05-04T22:00' },
  replaceEntry: { start: '2027-05-04T18:00', end: '2027-05-04T22:00' },
  deleteEntry: null,
  restoreEntry: null,
  copyPlan: { timespanStart: '10.05.2027' },
  undoCopy: null,
  collectFee: { reason: 'stolen' },
  refundFee: { reason: 'stolen' },
  readFeeEvidence: null,
  readPhoneCall: null,
  putAwayPhoneCall: null,
  revokePhoneToken: null,
  matchRegisterTable: { tableId: null },
};

/** Calls without an id: what they read or write is the token's own restaurant by construction. */
const withoutId = new Set([
  'readEntry',
  'verifySession',
  'refreshToken',
  'logOut',
  'enterMasterPassword',
  'listLinkedRestaurants',
  'followChanges',
  'readSettings',
  'readRestaurantInfo',
  'replaceRestaurantInfo',
  'readLogo',
  'storeLogo',
  'deleteLogo',
  'changePassword',
  'changeMasterPassword',
  'listAffectedByHours',
  'readOffer',
  'patchSettings',
  'replaceSettings',
  'checkCss',
  'previewBookingForm',
  'listRooms',
  'createRoom',
  'listTableSets',
  'createTableSet',
  'listEvents',
  'createEvent',
  'listAffectedByEvent',
  'listEventCalendars',
  'subscribeEventCalendar',
  'uploadEventCalendar',
  'listTags',
  'createTag',
  'createSeries',
  'listGuests',
  'listGuestsWithoutConsent',
  'listAllDuplicates',
  'exportGuests',
  'exportNewsletter',
  'createGuest',
  'listReservations',
  'readDayPlan',
  'acceptMoves',
  'readWaitingList',
  'createReservation',
  'readPersonsPerDay',
  'exportReservations',
  'previewMail',
  'sendTrialMail',
  'listFailedMails',
  'listRatings',
  'readRatingSummary',
  'readStatistics',
  'countPerDay',
  'countWeekdays',
  'countPerMonth',
  'sumUpStatistics',
  'countLeadTimes',
  'countPerHour',
  'listPlans',
  'createPlan',
  'listEntries',
  'sumHours',
  'exportHours',
  'reportRemotes',
  'readPrivacy',
  'readHotelImportConfig',
  'saveHotelImportConfig',
  'uploadHotelImport',
  'importHotelGuests',
  'exportBadRows',
  'exportConsents',
  'countAnonymization',
  'anonymizeGuests',
  'listAnonymizations',
  'exportAnonymizations',
  'acceptDeclaration',
  'listAddons',
  'listFees',
  'readPaymentActive',
  'createPaymentCustomer',
  'readPaymentAccount',
  'openPaymentAccount',
  'listTaxInputs',
  'readPhoneSystem',
  'makePhoneToken',
  'listPhoneCalls',
  'ringForTrial',
  'readCashRegister',
  'requestGrant',
  'connectCashRegister',
  'disconnectCashRegister',
  'listRegisterTables',
]);

/** Addons, days and declarations: every restaurant has each of them, so there is no foreign one to try. */
const ofEveryHouse = new Set([
  'initPurchase',
  'switchAddon',
  'endAddon',
  'readDayInfo',
  'updateDayInfo',
  'readDeclaration',
  'acceptDeclarationOfType',
]);

const guarded = () =>
  house.api.calls.filter(({ call }) => !['public', 'deployer', 'system'].includes(call.audience));

test('every call is in the matrix: a new one has to be added to it', () => {
  const unlisted = guarded()
    .map(({ call }) => call.name)
    .filter((name) => !(name in withId) && !withoutId.has(name) && !ofEveryHouse.has(name));
  expect(unlisted).toEqual([]);
});

test('a call with an id in its path is not taken for one without', () => {
  const wrong = guarded().filter(({ call }) => call.path.includes(':') && withoutId.has(call.name));
  expect(wrong.map(({ call }) => call.name)).toEqual([]);
});

test('the own ids lead somewhere, so that the test below proves something', async () => {
  for (const url of [
    `/api/1/reservations/${ids['reservationId']}`,
    `/api/1/guests/${ids['guestId']}`,
    `/api/1/events/${ids['eventId']}`,
    `/api/1/fees/${ids['feeId']}/evidence`,
    `/api/1/phone/calls/${ids['callId']}`,
    `/api/1/privacy/anonymizations/${ids['anonymizationId']}`,
    `/api/1/roster/${ids['planId']}`,
    `/api/1/hotel-csv-import/imports/${ids['importId']}`,
    `/api/1/reservations/ratings/${ids['ratingId']}`,
    `/api/1/reservations/${ids['reservationId']}/outbox`,
    `/api/1/rooms/${ids['roomId']}/tables/${ids['tableId']}`,
    `/api/1/reservations/${ids['reservationId']}/attachments/${ids['attachmentId']}`,
  ]) {
    const reply = await house.app.inject({ url, headers: house.restaurant.headers });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(canary);
  }
});

test('no call of the registry is for restaurants, so nothing that belongs to one is behind it', async () => {
  const calls = house.api.calls.filter(({ call }) => call.audience === 'deployer');
  expect(calls.map(({ call }) => call.name).toSorted()).toEqual([
    'findMissingFiles',
    'issueDeployToken',
    'listDeployTokens',
    'listVersions',
    'moveChannel',
    'publishVersion',
    'readChannel',
    'revokeDeployToken',
    'storeFile',
  ]);
  for (const { call } of calls) {
    const url = call.path.replace(/:[A-Za-z]+/g, house.restaurant.id);
    const { headers } = house.restaurant;
    const reply = await house.app.inject({ method: call.method, url, headers });
    expect([call.name, reply.statusCode]).toEqual([call.name, 401]);
  }
});

test('another restaurant’s ids lead to nothing, whatever one tries to do with them', async () => {
  const calls = guarded().filter(
    ({ call }) => call.path.includes(':') && !ofEveryHouse.has(call.name),
  );
  expect(calls.length).toBeGreaterThan(5);
  for (const { call, takes } of calls) {
    const url = call.path.replace(/:([A-Za-z]+)/g, (_whole, name: string) => {
      const id = ids[name];
      if (!id) throw new Error(`${call.name}: no foreign ${name} to try`);
      return id;
    });
    const payload = withId[call.name];
    const reply = await house.app.inject({
      method: call.method,
      url: call.name === 'addAttachment' ? `${url}?name=a.txt&type=text/plain` : url,
      headers: {
        ...house.foreign.headers,
        'if-match': '"1"',
        ...(takes === 'bytes' && { 'content-type': bodyTypes.bytes }),
      },
      ...(payload && { payload }),
    });
    expect([call.name, reply.statusCode]).toEqual([call.name, 404]);
    expect(reply.body).not.toContain(canary);
  }
});

test('no list tells of another restaurant', async () => {
  const lists = guarded().filter(
    ({ call }) =>
      call.method === 'GET' &&
      withoutId.has(call.name) &&
      call.audience === 'staff' &&
      // One asks for the declaration first, the other for an import: see their own tests.
      !['exportConsents', 'exportBadRows'].includes(call.name),
  );
  const needed: Record<string, string> = {
    listReservations: `?date=${house.wireDay}`,
    readDayPlan: `?date=${house.wireDay}`,
    listEntries: '?from=03.05.2027',
    exportGuests: '?columns=lastname',
    countAnonymization: '?since=2020-1-1',
  };
  for (const { call } of lists.filter(({ call }) => call.rel !== 'stream')) {
    const { headers } = house.foreign;
    const search = needed[call.name] ?? '';
    const reply = await house.app.inject({ url: `${call.path}${search}`, headers });
    expect([call.name, reply.statusCode]).toEqual([call.name, 200]);
    expect([call.name, reply.body.includes(canary)]).toEqual([call.name, false]);
    expect(reply.body).not.toContain(house.restaurant.id);
  }
});

test('another restaurant’s import can be neither begun nor read', async () => {
  const importId = ids['importId'];
  const { headers } = house.foreign;
  const begun = await house.app.inject({
    method: 'POST',
    url: '/api/1/hotel-csv-import',
    headers,
    payload: { importId },
  });
  const rows = await house.app.inject({
    url: `/api/1/hotel-csv-import/bad-rows?import=${importId}`,
    headers,
  });
  expect([begun.statusCode, rows.statusCode]).toEqual([404, 404]);
});

test('another restaurant’s guest or table cannot be put into an own reservation', async () => {
  const order = { persons: { from: 2, to: 2 }, date: house.wireDay, time: '19:00' };
  const attempts = [
    { ...order, guest: { id: ids['guestId'] } },
    { ...order, guest: { lastname: 'Thief' }, tables: [house.tables['1']] },
  ];
  for (const payload of attempts) {
    const reply = await house.app.inject({
      method: 'POST',
      url: '/api/1/reservations',
      headers: house.foreign.headers,
      payload,
    });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.body).not.toContain(canary);
  }
});
