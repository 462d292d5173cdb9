export type PasswordStrength = 'too-short' | 'weak' | 'fair' | 'strong';

/** Below, a list of common words is through before anybody notices. */
const shortestPassword = 8;

/** Bits that take a guesser days, and years, where the server lets ten guesses pass in five minutes. */
const enough = { fair: 40, strong: 60 };

/** Keys that lie beside one another, and what else is typed without thinking. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
  'azertyuiop',
];

/**
 * A rough judgement for a sentence beside the field: what repeats itself or follows from the sign
 * before it counts little. The server refuses what is guessed first; this only advises.
 */
export function passwordStrength(password: string): PasswordStrength {
  const signs = [...password.normalize('NFC')];
  if (signs.length < shortestPassword) return 'too-short';
  const bits = signs.reduce((sum, sign, index) => {
    const isExpected = follows(signs[index - 1], sign) || signs.indexOf(sign) < index;
    return sum + (isExpected ? 1.5 : Math.log2(alphabetOf(signs)));
  }, 0);
  if (bits >= enough.strong) return 'strong';
  return bits >= enough.fair ? 'fair' : 'weak';
}

function follows(before: string | undefined, sign: string): boolean {
  if (before === undefined) return false;
  const pair = `${before}${sign}`.toLowerCase();
  const back = `${sign}${before}`.toLowerCase();
  return rows.some((row) => row.includes(pair) || row.includes(back));
}

/** How many signs a guesser has to try at each place. */
function alphabetOf(signs: readonly string[]): number {
  const kinds: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{N}/u, 10],
    [/[^\p{L}\p{N}]/u, 20],
    // Scripts without capitals have more signs than any keyboard shows.
    [/[\p{Lo}\p{Lm}\p{Lt}]/u, 200],
  ];
  return kinds.reduce(
    (sum, [kind, size]) => sum + (signs.some((sign) => kind.test(sign)) ? size : 0),
    0,
  );
}
