import { expect, test } from 'vitest';
import type { EpochMinute } from '../time/minute.ts';
import { obstacleTo, possibleMails, type MailSubject } from './guest-mail.ts';
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
