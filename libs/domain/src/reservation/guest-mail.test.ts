import { expect, test } from 'vitest';
import type { EpochMinute } from '../time/minute.ts';
import { concernsGuest, obstacleTo, possibleMails, type MailSubject } from './guest-mail.ts';
import { statuses, type Status } from './status.ts';

const now = 1_000 as EpochMinute;
const aSubject = (given: Partial<MailSubject> = {}): MailSubject => ({
  status: 'CONFIRMED',
  startsAt: 1_200 as EpochMinute,
  hasAddress: true,
  allowsDataStorage: true,
  isAskedToRate: false,
  ...given,
});

test.each<[Status, string[]]>([
  ['OPEN', ['request']],
  ['QUEUED', ['request']],
  ['CONFIRMED', ['confirmation', 'reminder']],
  ['CANCELLED', ['refusal']],
  ['SEATED', ['rating']],
  ['CLOSED', ['rating']],
  ['CANCELLED_BY_GUEST', []],
  ['NO_SHOW', []],
  ['TAKE_AWAY', []],
])('a reservation that is %s can be written about by %j', (status, mails) => {
  expect(possibleMails(aSubject({ status }), now)).toEqual(mails);
});

test('a guest without an address gets no mail, whatever the status', () => {
  for (const status of statuses) {
    expect(possibleMails(aSubject({ status, hasAddress: false }), now)).toEqual([]);
  }
});

test('nobody is reminded of a table whose time has come', () => {
  expect(obstacleTo('reminder', aSubject({ startsAt: now }), now)).toBe('past');
});

test('a guest is asked for a rating once, and only with their consent', () => {
  const seated = aSubject({ status: 'SEATED' });
  expect(obstacleTo('rating', seated, now)).toBeUndefined();
  expect(obstacleTo('rating', { ...seated, allowsDataStorage: false }, now)).toBe('no-consent');
  expect(obstacleTo('rating', { ...seated, isAskedToRate: true }, now)).toBe('already-asked');
});

const promised = {
  status: 'CONFIRMED' as const,
  startsAt: 1_000 as EpochMinute,
  persons: { from: 2, to: 2 },
};

test('another time or party of a confirmed reservation concerns the guest, another table does not', () => {
  const later = { ...promised, startsAt: 1_060 as EpochMinute };
  const larger = { ...promised, persons: { from: 2, to: 3 } };
  expect(concernsGuest(promised, later)).toBe(true);
  expect(concernsGuest(promised, larger)).toBe(true);
  expect(concernsGuest(promised, promised)).toBe(false);
});

test.each(['OPEN', 'QUEUED', 'SEATED', 'NO_SHOW'] as const)(
  'nothing was promised, or it is over: nobody is told of a change of what is %s',
  (status) => {
    expect(
      concernsGuest(
        { ...promised, status },
        { ...promised, status, startsAt: 1_060 as EpochMinute },
      ),
    ).toBe(false);
  },
);
