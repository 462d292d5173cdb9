import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guestMails } from './mail-type.ts';
import { isLink, mailParts, placeholdersOf } from './placeholder.ts';
import { parseTemplate } from './template.ts';

const inBody = placeholdersOf('confirmation', 'body');

test('a text is read with the places where something is put in', () => {
  expect(parseTemplate('Hallo {guestName},\nbis {time}!', inBody)).toEqual({
    parts: [
      { kind: 'text', text: 'Hallo ' },
      { kind: 'placeholder', name: 'guestName' },
      { kind: 'text', text: ',\nbis ' },
      { kind: 'placeholder', name: 'time' },
      { kind: 'text', text: '!' },
    ],
    faults: [],
  });
});

test.each([
  ['Hallo {guestname}', 'guestName', 1, 7],
  ['Hallo {gastName}', 'guestName', 1, 7],
  ['Zeile 1\n🍷 {cancelLnk}', 'cancelLink', 2, 3],
  ['{presons} kommen', 'persons', 1, 1],
])('%j is refused where it stands, with what was meant', (text, suggestion, line, column) => {
  expect(parseTemplate(text, inBody).faults).toEqual([
    expect.objectContaining({ code: 'unknown-placeholder', suggestion, line, column }),
  ]);
});

test('what could be anything is refused without a guess', () => {
  const [fault] = parseTemplate('{weather}', inBody).faults;
  expect(fault).toMatchObject({ code: 'unknown-placeholder', found: '{weather}' });
  expect(fault?.suggestion).toBeUndefined();
});

test('a brace without its other half is refused: somebody meant a placeholder', () => {
  const { faults } = parseTemplate('{guestName und {time} Uhr}', inBody);
  expect(faults.map(({ code, at }) => [code, at])).toEqual([
    ['lonely-brace', 0],
    ['lonely-brace', 25],
  ]);
});

test('a subject has no links, and a mail none that leads nowhere', () => {
  for (const mail of guestMails) {
    expect(placeholdersOf(mail, 'subject').some(isLink)).toBe(false);
    expect(placeholdersOf(mail, 'body').some(isLink)).toBe(true);
  }
  expect(placeholdersOf('cancellation', 'body')).not.toContain('cancelLink');
});

test('every text is either refused, or put together again from its parts', () => {
  const piece = fc.oneof(
    fc.constantFrom('{', '}', '{{', ' ', '\n', '{guestName}', '{ time }', '{nobody}'),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(
      fc.array(piece),
      fc.constantFrom(...guestMails),
      fc.constantFrom(...mailParts),
      (pieces, mail, part) => {
        const text = pieces.join('');
        const { parts, faults } = parseTemplate(text, placeholdersOf(mail, part));
        for (const { at, found } of faults) expect(text.slice(at).startsWith(found)).toBe(true);
        if (faults.length > 0) return;
        const again = parts.map((each) => (each.kind === 'text' ? each.text : `{${each.name}}`));
        expect(again.join('')).toBe(text.replaceAll(/\{\s*(\w+)\s*\}/gu, '{$1}'));
      },
    ),
  );
});
