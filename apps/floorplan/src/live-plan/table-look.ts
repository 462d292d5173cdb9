import type { TableKind } from '@stammtisch/domain/table/table-state';
import type { Light } from './place-light.ts';
import type { TablePlace } from './place-of.ts';

/** All that one table shows, flat: it is drawn again only when one of these differs. */
export interface TableLook extends TablePlace {
  id: string;
  name: string;
  kind: TableKind;
  /** The state in a word: `besetzt`. */
  word: string;
  /** Where there is little room: minutes seated, or a time. */
  short: string;
  /** The same on the smallest table: `–20:15`. */
  tiny: string | undefined;
  /** Persons of seats: `3/4`. */
  load: string;
  guest: string | undefined;
  /** Who comes next and when. */
  next: string | undefined;
  hasAllergy: boolean;
  /** The party that can be dragged from here. */
  party: string | undefined;
  light: Light | undefined;
  /** `frei bis 20:15` */
  lightWord: string | undefined;
  /** `bis 20:15` */
  lightShort: string | undefined;
  isChosen: boolean;
  /** The whole of it, for who hears the plan or points at the table. */
  spoken: string;
}
