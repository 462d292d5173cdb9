/** What a hotel system may tell of a stay. */
export const stayFields = [
  'lastname',
  'forename',
  'anrede',
  'company',
  'roomno',
  'arrival',
  'departure',
  'arrangement',
  'persons',
  'email',
  'phone',
  'comment',
  'bookingNumber',
] as const;
export type StayField = (typeof stayFields)[number];

/** Without them nothing can be suggested. */
export const neededFields = ['lastname', 'arrival', 'departure'] as const;

/** In which column each is found, counted from 0; absent where the file has none. */
export type StayColumns = Readonly<Partial<Record<StayField, number>>>;

/** Headings of hotel systems in the houses' languages, as `plain` writes them; the surest first. */
const headings: Readonly<Record<StayField, readonly string[]>> = {
  lastname: [
    'nachname',
    'lastname',
    'surname',
    'familienname',
    'nom',
    'gastname',
    'name',
    'gast',
    'guest',
  ],
  forename: ['vorname', 'firstname', 'forename', 'givenname', 'prenom'],
  anrede: ['anrede', 'salutation', 'title', 'civilite'],
  company: ['firma', 'company', 'societe', 'firmenname'],
  roomno: ['zimmernummer', 'zimmernr', 'zimmer', 'roomno', 'roomnumber', 'room', 'zinr', 'chambre'],
  arrival: [
    'anreise',
    'anreisedatum',
    'ankunft',
    'arrival',
    'arrivaldate',
    'checkin',
    'von',
    'from',
    'arrivee',
  ],
  departure: [
    'abreise',
    'abreisedatum',
    'departure',
    'departuredate',
    'checkout',
    'bis',
    'to',
    'depart',
  ],
  arrangement: [
    'arrangement',
    'verpflegung',
    'pension',
    'board',
    'mealplan',
    'rate',
    'ratecode',
    'formule',
  ],
  persons: [
    'personen',
    'persons',
    'pax',
    'erwachsene',
    'adults',
    'anzahlpersonen',
    'gaste',
    'guests',
    'personnes',
    'adultes',
  ],
  email: ['email', 'emailadresse', 'mail', 'courriel'],
  phone: ['telefon', 'telefonnummer', 'phone', 'mobil', 'handy', 'mobile', 'telephone'],
  comment: [
    'bemerkung',
    'bemerkungen',
    'notiz',
    'kommentar',
    'comment',
    'comments',
    'notes',
    'remark',
    'remarks',
    'remarque',
  ],
  bookingNumber: [
    'reservierungsnummer',
    'buchungsnummer',
    'resnr',
    'buchungsnr',
    'reservationnumber',
    'bookingnumber',
    'confirmation',
    'resno',
    'numero',
  ],
};

/** Finds the columns by their headings; each column is taken once. */
export function recogniseColumns(written: readonly string[]): StayColumns {
  const open = new Map(written.map((heading, index) => [index, plain(heading)]));
  const found: Partial<Record<StayField, number>> = {};
  const longest = Math.max(...Object.values(headings).map((known) => known.length));
  // The surest heading of every field before the second surest of any: a "Name" beside a "Nachname"
  // is not taken for it.
  for (let rank = 0; rank < longest; rank += 1) {
    for (const field of stayFields) {
      const wanted = headings[field][rank];
      const column = [...open].find(([, heading]) => heading === wanted)?.[0];
      if (wanted === undefined || column === undefined || found[field] !== undefined) continue;
      found[field] = column;
      open.delete(column);
    }
  }
  return found;
}

function plain(heading: string): string {
  return heading
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z]/g, '');
}
