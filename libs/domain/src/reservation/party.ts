/** Decisions §2: a range (3-5) takes capacity by its maximum and pays fees by its minimum. */
export interface PartySize {
  from: number;
  to: number;
}

export function covers(size: PartySize): number {
  return size.to;
}

/** Decisions §1: strictly more than the threshold needs the master password; 0 switches it off. */
export function needsMasterPassword(size: PartySize, threshold: number): boolean {
  return threshold > 0 && size.to > threshold;
}
