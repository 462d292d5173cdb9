import type { Letter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';

/** The mail for readers without HTML. A guest's line breaks cannot make new lines of ours. */
export function letterAsText(letter: Letter, letterhead: Letterhead): string {
  const { action, dates } = letter;
  return [
    letter.title,
    '',
    letter.greeting,
    '',
    letter.lead,
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
    `${action.label}:`,
    action.href,
    action.hint,
    '',
    letterhead.name,
    '',
    ...letter.notes,
    '',
  ].join('\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}
