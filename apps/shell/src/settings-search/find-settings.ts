export interface Searchable {
  /** What is beside the field, and the name of its page. */
  label: string;
  page: string;
  /** Other words for it. */
  words: string;
}

const mostHits = 12;

/** Small letters without accents: `Öffnungs-Zeiten` is found by `offnungszeiten`. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ');
}

/** The settings in which every typed word occurs; those that begin with it come first. */
export function findSettings<Item extends Searchable>(
  settings: readonly Item[],
  typed: string,
): Item[] {
  const wanted = fold(typed)
    .split(' ')
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  return settings
    .map((item) => ({ item, rank: rankOf(item, wanted) }))
    .filter(({ rank }) => rank < 4)
    .toSorted((left, right) => left.rank - right.rank)
    .slice(0, mostHits)
    .map(({ item }) => item);
}

/** 0 begins with the first word, 1 has all in its label, 2 some in its page, 3 some in other words. */
function rankOf({ label, page, words }: Searchable, wanted: readonly string[]): number {
  const [own, around, others] = [fold(label), fold(`${label} ${page}`), ` ${fold(words)}`];
  if (wanted.every((word) => own.includes(word))) return own.startsWith(wanted[0] ?? '') ? 0 : 1;
  if (wanted.every((word) => around.includes(word))) return 2;
  // Sentences are long: inside of their words too much would be found.
  const isSaid = (word: string) => around.includes(word) || others.includes(` ${word}`);
  return wanted.every(isSaid) ? 3 : 4;
}
