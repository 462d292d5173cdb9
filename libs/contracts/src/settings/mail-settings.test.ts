import { expect, test } from 'vitest';
import { mailSettings } from './mail-settings.ts';

const faultsOf = (input: unknown) =>
  (mailSettings.safeParse(input).error?.issues ?? []).map(({ path, message }) => [
    path.join('/'),
    message,
  ]);

test('settings from before there were texts stay readable', () => {
  const read = mailSettings.parse({ reminderEmailConfig: { active: false, daysAhead: 3 } });
  expect(read.reminderEmailConfig).toEqual({ active: false, daysAhead: 3 });
  expect(read.texts.confirmation.de).toEqual({ subject: '', greeting: '', body: '', closing: '' });
  expect(read.notifications.addresses).toEqual([]);
});

test('a misspelt placeholder is refused with its place and what was meant', () => {
  const texts = { confirmation: { de: { body: 'Hallo\nbis {tiem}' } } };
  expect(faultsOf({ texts })).toEqual([
    [
      'texts/confirmation/de/body',
      '{tiem} in line 2, column 5 is no placeholder of this text; {time} may be meant',
    ],
  ]);
});

test('a link in a subject is refused', () => {
  const texts = { rating: { en: { subject: 'Rate us: {ratingLink}' } } };
  expect(faultsOf({ texts })).toHaveLength(1);
});

test.each([
  ['a second line in a subject', { texts: { refusal: { de: { subject: 'Nein\nBcc: a@b.de' } } } }],
  ['a second line in a greeting', { texts: { refusal: { de: { greeting: 'Hallo\r\nX: y' } } } }],
  ['a second line in the sender', { senderName: 'Löwe\nBcc: evil@example.com' }],
  ['two addresses for answers', { replyAddress: 'a@example.com, b@example.com' }],
  ['a name in an address', { notifications: { addresses: ['Wirt <a@example.com>'] } }],
  ['a script as a link', { additionalEmailLinkList: [{ label: 'x', url: 'javascript:alert(1)' }] }],
  ['a link without a label', { additionalEmailLinkList: [{ label: ' ', url: 'https://a.de' }] }],
  ['a reminder 15 days ahead', { reminderEmailConfig: { daysAhead: 15 } }],
])('%s is refused', (_, input) => {
  expect(faultsOf(input)).not.toEqual([]);
});
