import type { IsoDate } from './iso-date.ts';

/** How a day looks in a calendar, besides its number. */
export interface DayStyle {
  /** How full the day is: three sizes of dot. */
  load?: 1 | 2 | 3;
  /** Hatched when a part of the day is closed, solid when all of it is. */
  closed?: 'partly' | 'fully';
  hasEvent?: boolean;
  /** Only some may book: a padlock. */
  isRestricted?: boolean;
  /** A few signs below the number, such as how many persons come. */
  note?: string;
  /** Cannot be chosen. */
  isDisabled?: boolean;
  /** The same in words: "Ruhetag", "42 Gäste". */
  label?: string;
}

/** Asked for each day that is drawn. */
export type DayStyleOf = (date: IsoDate) => DayStyle | undefined;
