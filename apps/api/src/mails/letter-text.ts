import type { Letter } from './letter.ts';
import { plain } from './wording.ts';

/** The mail for readers without HTML. A guest's line breaks cannot make new lines of ours. */
export function letterAsText(letter: Letter): string {
  const { action, dates } = letter;
  return [
    letter.title,
    '',
    plain(letter.greeting),
    '',
    plain(letter.body),
    '',
    `  ${letter.date}`,
    `  ${letter.time}`,
    `  ${letter.persons}`,
    ...(letter.before === '' ? [] : [`  ${letter.before}`]),
    '',
    ...(dates.list.length > 0
      ? [`${dates.label}:`, ...dates.list.map((date) => `  ${date}`), '']
      : []),
    ...letter.details.map(({ label, text }) => `${label}: ${oneLine(text)}`),
    '',
    ...(action ? [`${action.label}:`, action.href, action.hint, ''] : []),
    plain(letter.closing),
    '',
    ...letter.links.flatMap(({ label, href }) => [`${label}: ${href}`]),
    ...(letter.links.length > 0 ? [''] : []),
    ...letter.notes,
    '',
  ].join('\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}
