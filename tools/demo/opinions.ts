import type { Random } from './random.ts';

interface Opinion {
  stars: number;
  comment: string;
  /** What the house did about it. */
  note?: string;
}

const silent: readonly [Opinion, ...Opinion[]] = [
  { stars: 5, comment: '' },
  { stars: 5, comment: '' },
  { stars: 4, comment: '' },
  { stars: 4, comment: '' },
  { stars: 3, comment: '' },
];

const glad: readonly [Opinion, ...Opinion[]] = [
  {
    stars: 5,
    comment: 'Ein wunderbarer Abend. Die Bedienung hat an unseren Hochzeitstag gedacht!',
  },
  { stars: 5, comment: 'Das Gulasch ist das beste der Stadt, und das Bier war genau richtig.' },
  { stars: 5, comment: 'Wir kommen seit Jahren und wurden noch nie enttäuscht.' },
  { stars: 5, comment: 'Sehr aufmerksam bei der Nussallergie meiner Tochter. Danke!' },
  { stars: 5, comment: 'Lovely food, and the staff switched to English without being asked.' },
  { stars: 4, comment: 'Essen hervorragend, nur die Nachspeise kam recht spät.' },
  { stars: 4, comment: 'Schöner Platz am Fenster. Die Weinkarte dürfte etwas größer sein.' },
  { stars: 4, comment: 'Rundum gut. Mit Kinderwagen ist es zwischen den Tischen etwas eng.' },
  { stars: 4, comment: 'Très bon accueil, portions généreuses.' },
];

const sorry: readonly [Opinion, ...Opinion[]] = [
  {
    stars: 3,
    comment: 'Essen gut, aber es war sehr laut neben der großen Runde.',
    note: 'Entschuldigt, beim nächsten Mal Tisch in der Ecke.',
  },
  { stars: 3, comment: 'Für den Preis hätte ich etwas mehr erwartet.' },
  {
    stars: 2,
    comment: 'Trotz Reservierung 25 Minuten auf den Tisch gewartet.',
    note: 'Angerufen: Tisch war überzogen. Aperitif aufs Haus versprochen.',
  },
  { stars: 2, comment: 'Der Fisch war trocken, und nachgefragt hat niemand.' },
  {
    stars: 1,
    comment: 'Unsere Bestellung wurde vergessen, nach einer Stunde sind wir gegangen.',
    note: 'Chefin hat geschrieben und Gutschein geschickt.',
  },
];

/** Most guests are content, and many say nothing more. */
export function inventOpinion(random: Random): Opinion {
  if (random.chance(0.35)) return random.pick(silent);
  return random.pick(random.chance(0.82) ? glad : sorry);
}
