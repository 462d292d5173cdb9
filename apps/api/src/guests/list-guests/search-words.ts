/** Nothing but a phone number: `030 / 123 45`, `+49 30`. */
const phoneOnly = /^[+\d][\d\s()/.-]*$/;

/**
 * The parts that have to occur in a guest, at most six. Numbers are stored as every network dials
 * them, so blanks go, and a leading zero, which stands for the country or the way out of it.
 */
export function searchWords(typed: string): string[] {
  const words = phoneOnly.test(typed) ? [typed] : typed.split(/\s+/);
  return words
    .map((word) => (phoneOnly.test(word) ? word.replaceAll(/\D/g, '').replace(/^0+/, '') : word))
    .filter((word) => word !== '')
    .slice(0, 6);
}
