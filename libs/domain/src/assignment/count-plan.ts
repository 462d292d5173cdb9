import { anneal, type Changing, type Schedule } from './annealing.ts';
import type { Gains } from './bound.ts';
import { Counter } from './counter.ts';
import type { Relaxation } from './relaxation.ts';

const none = -1;
/** At most so many parties give way to one. */
const widest = 5;
/** So many who wait are offered what a step has freed. */
const offers = 10;
/** Points below the prices at which an option is still tried: prices are never quite exact. */
export const tolerance = 60;

export interface Count {
  /** At which of its options each party is counted, or -1. */
  chosen: Int32Array;
  value: number;
}

/** A very good count of the day: who should sit, and at which kind of place. */
export function countPlan(relaxation: Relaxation, gains: Gains, schedule: Schedule): Count {
  const counting = new Counting(relaxation, gains);
  if (counting.parties.length > 0) anneal(counting, schedule);
  return { chosen: counting.best, value: counting.bestValue };
}

class Counting implements Changing {
  readonly parties: readonly number[];
  best: Int32Array;
  bestValue: number;
  readonly #counter: Counter;
  readonly #worth: readonly Int32Array[];
  readonly #out = { parties: new Int32Array(widest), options: new Int32Array(widest) };
  readonly #added: number[] = [];

  constructor(relaxation: Relaxation, gains: Gains) {
    this.#counter = new Counter(relaxation, gains);
    this.#worth = gains.map((mine) =>
      Int32Array.from([...mine.keys()].filter((option) => mine[option]! > -tolerance)),
    );
    this.parties = gains.flatMap((_, party) => (this.#worth[party]!.length > 0 ? [party] : []));
    const highest = gains.map((mine) => Math.max(-Infinity, ...mine));
    for (const party of this.parties.toSorted((one, other) => highest[other]! - highest[one]!)) {
      this.#addBest(party);
    }
    this.best = this.#counter.chosen.slice();
    this.bestValue = this.#counter.value;
  }

  get value(): number {
    return this.#counter.value;
  }

  keep(): void {
    this.best.set(this.#counter.chosen);
    this.bestValue = this.#counter.value;
  }

  step(random: () => number): (() => void) | undefined {
    const counter = this.#counter;
    const party = this.#pick(random);
    const worth = this.#worth[party]!;
    const option = worth[random() % worth.length]!;
    const was = counter.chosen[party]!;
    if (was === option) return undefined;
    counter.remove(party);
    const removed = counter.clear(party, option, random, this.#out);
    this.#added.length = 0;
    const undo = () => this.#undo(party, was, removed);
    if (!counter.hasRoom(party, option)) {
      undo();
      return undefined;
    }
    counter.add(party, option);
    this.#added.push(party);
    for (let at = 0; at < removed; at += 1) this.#addBest(this.#out.parties[at]!);
    if (removed > 0 || was !== none) {
      for (let turn = 0; turn < offers; turn += 1) {
        const other = this.parties[random() % this.parties.length]!;
        if (counter.chosen[other] === none) this.#addBest(other);
      }
    }
    return undo;
  }

  /** Who waits is tried three times as often as who has been counted. */
  #pick(random: () => number): number {
    let party = this.parties[random() % this.parties.length]!;
    for (let again = 0; again < 2 && this.#counter.chosen[party] !== none; again += 1) {
      party = this.parties[random() % this.parties.length]!;
    }
    return party;
  }

  #addBest(party: number): void {
    const option = this.#counter.bestOption(party);
    if (option === none) return;
    this.#counter.add(party, option);
    this.#added.push(party);
  }

  #undo(party: number, was: number, removed: number): void {
    for (const other of this.#added) this.#counter.remove(other);
    for (let at = 0; at < removed; at += 1) {
      this.#counter.add(this.#out.parties[at]!, this.#out.options[at]!);
    }
    if (was !== none) this.#counter.add(party, was);
  }
}
