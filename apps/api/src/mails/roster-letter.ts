import { createFormats } from '@stammtisch/i18n/formats';
import type { Language } from '@stammtisch/i18n/language';
import { createTranslator } from '@stammtisch/i18n/messages';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { dayInWords } from './day-in-words.ts';
import type { Letter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { rosterMessages } from './messages/roster.ts';
import type { RosterContent } from './roster-content.ts';

/** Tells an employee the shifts of a plan. */
export function writeRosterLetter(
  { employee, date, lastDate, shifts, isChange }: RosterContent,
  { language, letterhead }: { language: Language; letterhead: Letterhead },
): Letter {
  const text = createTranslator(rosterMessages, language);
  const formats = createFormats(language);
  const inWords = (wire: string) => {
    const day = parseWireDate(wire);
    if (!day) throw new Error(`a mail tells no date: ${wire}`);
    return dayInWords(day, language);
  };
  const days = date === lastDate ? inWords(date) : `${inWords(date)} – ${inWords(lastDate)}`;
  const length = (minutes: number) => formats.duration(minutes);
  const kind = isChange ? 'Changed' : 'First';
  const isNone = shifts.length === 0;
  return {
    language,
    type: 'roster',
    subject: text(`subject${kind}`, { days }),
    state: text(`state${kind}`),
    title: days,
    greeting: [text('greeting', { name: employee })],
    body: [text(isNone ? 'bodyNone' : `body${kind}`)],
    closing: [text('closing', { restaurant: letterhead.name })],
    date: days,
    time: isNone ? text('none') : text('shifts', { count: shifts.length }),
    persons: length(shifts.reduce((sum, { minutes }) => sum + minutes, 0)),
    before: '',
    dates: {
      label: text('dates'),
      list: shifts.map(({ date: on, start, end, minutes, comment }) => {
        const shift = text('shift', { day: inWords(on), start, end, length: length(minutes) });
        return comment === '' ? shift : text('withComment', { shift, comment });
      }),
    },
    details: [],
    action: undefined,
    calendarTitle: '',
    links: [],
    notes: [text('note', { zone: letterhead.timeZone.replaceAll('_', ' ') })],
  };
}
