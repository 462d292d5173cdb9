import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RosterPlan } from '@stammtisch/contracts/roster/roster-plan';
import { deliverMails } from '../../mails/deliver-mails.ts';
import { startMailServer, type MailServer } from '../../mails/testing/mail-server.ts';
import { command } from '../../platform/database/sql.ts';
import { createMailTransport } from '../../platform/mail/mail-transport.ts';
import { ask, linkOf } from '../../platform/testing/ask.ts';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';
import { aPlan, aShift, employeesOf } from '../testing/a-plan.ts';

const employeeList = [
  { name: 'Anna', active: true, email: 'anna@example.com' },
  { name: 'Ben', active: true, email: '' },
  { name: 'Carla', active: true, email: 'carla@example.com' },
];

let house: OpenHouse;
let server: MailServer;
beforeAll(async () => {
  house = await openHouse({ settings: { generalSettings: { employeeList } } });
});
afterAll(() => house.close());
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  await server.close();
  await house.database.systemTransaction(async (tx) => {
    await tx.run(command`delete from roster_plan`);
    await tx.run(command`delete from mail_outbox`);
  });
});

const notify = async (plan: RosterPlan) => (await ask(house, 'PUT', linkOf(plan, 'notify'))).json();

const faults: unknown[] = [];

/** The mails that leave now, in the order of their recipients. */
async function delivered() {
  const before = server.mails.length;
  const mail = createMailTransport(server.url);
  const { database, config } = house;
  await deliverMails({ database, config, mail, onFault: (fault) => faults.push(fault) });
  expect(faults).toEqual([]);
  return server.mails.slice(before);
}

test('everybody with shifts and an address gets their own; who has none is named', async () => {
  const plan = await aPlan(house);
  await aShift(house, plan, { comment: 'Bar' });
  await aShift(house, plan, { start: '2027-05-08T22:00', end: '2027-05-09T06:00' });
  await aShift(house, plan, { name: 'Ben' });
  const reply = await notify(plan);
  expect(reply).toMatchObject({
    told: [{ name: 'Anna', email: 'anna@example.com' }],
    withoutAddress: ['Ben'],
    plan: { notified: true, notifiedAt: expect.any(String) },
  });
  const mails = await delivered();
  expect(mails).toHaveLength(1);
  const source = mails[0]!;
  expect(source.subject).toBe('Ihr Dienstplan, Montag, 3. Mai – Sonntag, 9. Mai');
  expect(source.text).toContain('Montag, 3. Mai: 18:00 bis 22:00 Uhr (4 Std.), Bar');
  expect(source.text).toContain('Samstag, 8. Mai: 22:00 bis 06:00 Uhr (8 Std.)');
  expect(source.text).toContain('12 Std.');
  expect(source.text).not.toContain('Ben');
});

test('asking again tells nobody twice; only whose shifts have changed hears of it', async () => {
  const plan = await aPlan(house);
  const shift = await aShift(house, plan);
  await aShift(house, plan, { name: 'Carla' });
  expect((await notify(plan)).told).toHaveLength(2);
  expect((await notify(plan)).told).toEqual([]);
  await delivered();
  const payload = { start: shift.start, end: '2027-05-03T23:00' };
  await ask(house, 'PUT', linkOf(shift, 'self'), { version: 1, payload });
  const news = (await employeesOf(house, plan)).map((each) => [each.name, each.news]);
  expect(news).toEqual([
    ['Anna', 'changed'],
    ['Ben', 'nothing'],
    ['Carla', 'nothing'],
  ]);
  expect((await notify(plan)).told).toEqual([{ name: 'Anna', email: 'anna@example.com' }]);
  const back = { start: shift.start, end: shift.end };
  await ask(house, 'PUT', linkOf(shift, 'self'), { version: 2, payload: back });
  expect((await notify(plan)).told).toHaveLength(1);
  const subjects = (await delivered()).map(({ subject }) => subject);
  expect(subjects).toEqual([
    'Geändert: Ihr Dienstplan, Montag, 3. Mai – Sonntag, 9. Mai',
    'Geändert: Ihr Dienstplan, Montag, 3. Mai – Sonntag, 9. Mai',
  ]);
});

test('who loses the last shift hears that, too', async () => {
  const plan = await aPlan(house);
  const shift = await aShift(house, plan);
  await notify(plan);
  await delivered();
  await ask(house, 'DELETE', linkOf(shift, 'self'));
  expect((await notify(plan)).told).toEqual([{ name: 'Anna', email: 'anna@example.com' }]);
  const [mail] = await delivered();
  expect(mail?.text).toContain('nicht mehr eingeplant');
});

test('a plan that never reached an employee stands in the list of failures', async () => {
  const plan = await aPlan(house);
  await aShift(house, plan);
  await notify(plan);
  await house.database.systemTransaction((tx) =>
    tx.run(command`update mail_outbox set state = 'FAILED', fault = 'no-mailbox', error = '550'`),
  );
  const failed = (await ask(house, 'GET', '/api/1/mails/failed')).json()._embedded.mails;
  expect(failed).toMatchObject([
    { type: 'roster', about: { guestName: 'Anna', date: '03.05.2027' }, fault: 'no-mailbox' },
  ]);
  const again = await ask(house, 'POST', linkOf(failed[0], 'resend'));
  expect(again.json()).toMatchObject({ state: 'waiting', recipient: 'anna@example.com' });
  expect(await delivered()).toHaveLength(1);
});
