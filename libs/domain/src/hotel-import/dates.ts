import { parseDay, type Day } from '../time/minute.ts';

/** The ways in which hotel systems write a day. */
export const notations = ['dd.MM.yyyy', 'yyyy-MM-dd', 'dd/MM/yyyy', 'MM/dd/yyyy'] as const;
export type Notation = (typeof notations)[number];

const shapes: Readonly<
  Record<
    Notation,
    { shape: RegExp; order: readonly ['y' | 'm' | 'd', 'y' | 'm' | 'd', 'y' | 'm' | 'd'] }
  >
> = {
  'dd.MM.yyyy': { shape: /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/, order: ['d', 'm', 'y'] },
  'yyyy-MM-dd': { shape: /^(\d{4})-(\d{1,2})-(\d{1,2})$/, order: ['y', 'm', 'd'] },
  'dd/MM/yyyy': { shape: /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/, order: ['d', 'm', 'y'] },
  'MM/dd/yyyy': { shape: /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/, order: ['m', 'd', 'y'] },
};

/** A day as it is written in this notation; a time behind it is left alone. 30 February is none. */
export function parseHotelDate(text: string, notation: Notation): Day | undefined {
  const [date = ''] = text.trim().split(/[T\s](?=\d{1,2}:)/);
  const { shape, order } = shapes[notation];
  const match = shape.exec(date);
  if (!match) return undefined;
  const part = (name: 'y' | 'm' | 'd') => match[order.indexOf(name) + 1] ?? '';
  const year = part('y').length === 2 ? `20${part('y')}` : part('y');
  return parseDay(`${year}-${part('m').padStart(2, '0')}-${part('d').padStart(2, '0')}`);
}

/**
 * The notation in which most of these are days. Where two read all of them, such as 03/04/2027, the
 * day comes first, as nearly everywhere; whoever imports sees it and may say otherwise.
 */
export function recogniseNotation(samples: readonly string[]): Notation {
  const score = (notation: Notation) =>
    samples.filter((text) => parseHotelDate(text, notation) !== undefined).length;
  return notations.reduce((best, each) => (score(each) > score(best) ? each : best));
}
