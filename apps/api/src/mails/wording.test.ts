import { expect, test } from 'vitest';
import { languages } from '@stammtisch/contracts/fields/text';
import { mailSettings } from '@stammtisch/contracts/settings/mail-settings';
import { guestMails } from '@stammtisch/domain/mail/mail-type';
import { mailParts, placeholdersOf } from '@stammtisch/domain/mail/placeholder';
import { parseTemplate } from '@stammtisch/domain/mail/template';
import { usualWording, wordingOf } from './wording.ts';

test('what every house says passes the check of what a house may say itself', () => {
  for (const mail of guestMails) {
    for (const language of languages) {
      const wording = usualWording(mail, language);
      for (const part of mailParts) {
        const { parts, faults } = parseTemplate(wording[part], placeholdersOf(mail, part));
        expect([mail, language, part, faults, parts.length > 0]).toEqual([
          mail,
          language,
          part,
          [],
          true,
        ]);
      }
      const texts = { [mail]: { [language]: wording } };
      expect(mailSettings.safeParse({ texts }).success).toBe(true);
    }
  }
});

test('all languages put the same things into the same part', () => {
  for (const mail of guestMails) {
    for (const part of mailParts) {
      const [first, ...others] = languages.map((language) =>
        parseTemplate(usualWording(mail, language)[part], placeholdersOf(mail, part))
          .parts.flatMap((each) => (each.kind === 'placeholder' ? [each.name] : []))
          .toSorted(),
      );
      for (const other of others) expect(other).toEqual(first);
    }
  }
});

test('a house words one part in one language, and the rest stays as everybody says it', () => {
  const settings = mailSettings.parse({ texts: { reminder: { fr: { body: 'À demain !' } } } });
  expect(wordingOf('reminder', 'fr', settings)).toEqual({
    ...usualWording('reminder', 'fr'),
    body: 'À demain !',
  });
  expect(wordingOf('reminder', 'de', settings)).toEqual(usualWording('reminder', 'de'));
});
