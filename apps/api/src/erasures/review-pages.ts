import type { ErasureLedger } from './erasure-ledger.ts';
import type { ErasedLine } from './erasure-line.ts';

/** What has to be known of the unknown lines before the first of them is done. */
export interface Review {
  /** Its erasure never happened, and somebody dealt with the guest afterwards. */
  isSpared(line: ErasedLine): boolean;
  /** Others were written behind it, so it was committed. */
  isCertain(page: string, start: number): boolean;
}

/** Reads the pages once; what it keeps is a number a page, and the lines that spare somebody: few. */
export async function reviewPages(
  ledger: ErasureLedger,
  behind: ReadonlyMap<string, number>,
): Promise<Review> {
  const spared = new Set<string>();
  const lastBegins = new Map<string, number>();
  for (const [page, known] of behind) {
    let last = '';
    for await (const { line, start } of ledger.read(page, known)) {
      if ('spared' in line) spared.add(`${line.spared} ${line.guest}`);
      else if (line.erasure !== last) {
        last = line.erasure;
        lastBegins.set(page, start);
      }
    }
  }
  return {
    isSpared: ({ erasure, guest = '' }) => spared.has(`${erasure} ${guest}`),
    isCertain: (page, start) => start < (lastBegins.get(page) ?? 0),
  };
}
