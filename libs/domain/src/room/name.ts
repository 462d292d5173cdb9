/** Specification §5: the highest numeric name plus 1; 1 if there is none. */
export function nextTableName(names: Iterable<string>): string {
  let highest = 0;
  for (const name of names) {
    // What JavaScript counts exactly; a longer row of digits is a word.
    if (/^\d{1,15}$/.test(name.trim())) highest = Math.max(highest, Number(name));
  }
  return String(highest + 1);
}

/** `Saal 2` for a copy of `Saal`; the number goes on from the highest that is taken. */
export function copyName(name: string, taken: Iterable<string>): string {
  const stem = name.replace(/ \d+$/, '');
  const numbers = [...taken].flatMap((other) => {
    if (other === stem) return 1;
    return other.startsWith(`${stem} `) ? numberOf(other.slice(stem.length + 1)) : [];
  });
  return `${stem} ${Math.max(1, ...numbers) + 1}`;
}

function numberOf(text: string): number[] {
  return /^\d{1,9}$/.test(text) ? [Number(text)] : [];
}

/** Two names that nobody could tell apart at a glance; the database compares in the same way. */
export function isSameName(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase();
}
