import { anneal, type Changing, type Schedule } from './annealing.ts';
import { seatAt } from './best-fit.ts';
import { inTheWay, isFree, seat, unseat, type Seating } from './seating.ts';

const nowhere = -1;
/** At most so many parties give way to one. */
const widest = 4;
/** So many who wait are offered what a step has freed. */
const offers = 6;

export interface Wanted {
  /** Places worth trying for each party, as indexes into its candidates, the best first. */
  worth: readonly Int32Array[];
  /** Who should sit by the count of the day; tried first. */
  counted: readonly number[];
}

/** Lets parties give way to one another as long as the plan becomes better on the whole. */
export function improve(seating: Seating, wanted: Wanted, schedule: Schedule): void {
  const improving = new Improving(seating, wanted);
  if (improving.parties.length === 0) return;
  anneal(improving, schedule);
  improving.restore();
}

class Improving implements Changing {
  readonly parties: readonly number[];
  readonly #seating: Seating;
  readonly #worth: readonly Int32Array[];
  readonly #counted: readonly number[];
  readonly #out = new Int32Array(widest);
  readonly #oldPlaces = new Int32Array(widest);
  readonly #oldValues = new Int32Array(widest);
  readonly #added: number[] = [];
  readonly #bestPlaces: Int32Array;
  readonly #bestValues: Int32Array;
  #turn = 0;

  constructor(seating: Seating, { worth, counted }: Wanted) {
    this.#seating = seating;
    this.#worth = worth;
    this.#counted = counted.filter((party) => worth[party]!.length > 0);
    this.parties = worth.flatMap((mine, party) => (mine.length > 0 ? [party] : []));
    this.#bestPlaces = seating.placeOf.slice();
    this.#bestValues = seating.valueOf.slice();
  }

  get value(): number {
    return this.#seating.value;
  }

  keep(): void {
    this.#bestPlaces.set(this.#seating.placeOf);
    this.#bestValues.set(this.#seating.valueOf);
  }

  restore(): void {
    const seating = this.#seating;
    for (let party = 0; party < seating.placeOf.length; party += 1) unseat(seating, party);
    this.#bestPlaces.forEach((place, party) => {
      if (place !== nowhere) seat(seating, party, place, this.#bestValues[party]!);
    });
  }

  step(random: () => number): (() => void) | undefined {
    const seating = this.#seating;
    const party = this.#pick(random);
    const mine = this.#worth[party]!;
    const index = mine[random() % mine.length]!;
    const place = seating.of.candidates[party]!.places[index]!;
    const was = seating.placeOf[party]!;
    if (place === was) return undefined;
    const removed = inTheWay(seating, party, place, this.#out);
    if (removed < 0) return undefined;
    const wasValue = seating.valueOf[party]!;
    unseat(seating, party);
    for (let at = 0; at < removed; at += 1) {
      const other = this.#out[at]!;
      this.#oldPlaces[at] = seating.placeOf[other]!;
      this.#oldValues[at] = seating.valueOf[other]!;
      unseat(seating, other);
    }
    seatAt(seating, party, index);
    this.#added.length = 0;
    this.#added.push(party);
    for (let at = 0; at < removed; at += 1) this.#seatSomewhere(this.#out[at]!, random());
    if (removed > 0 || was !== nowhere) this.#offer(random);
    return () => this.#undo(party, was, wasValue, removed);
  }

  /** Every other time somebody who should sit and does not; else who waits three times as often. */
  #pick(random: () => number): number {
    const { placeOf } = this.#seating;
    this.#turn += 1;
    if (this.#turn % 2 === 0 && this.#counted.length > 0) {
      const begin = random() % this.#counted.length;
      for (let turn = 0; turn < 24; turn += 1) {
        const party = this.#counted[(begin + turn) % this.#counted.length]!;
        if (placeOf[party] === nowhere) return party;
      }
    }
    let party = this.parties[random() % this.parties.length]!;
    for (let again = 0; again < 2 && placeOf[party] !== nowhere; again += 1) {
      party = this.parties[random() % this.parties.length]!;
    }
    return party;
  }

  #offer(random: () => number): void {
    for (let turn = 0; turn < offers; turn += 1) {
      const party = this.parties[random() % this.parties.length]!;
      if (this.#seating.placeOf[party] === nowhere) this.#seatSomewhere(party, random());
    }
  }

  /** At the next free one of the places that are worth it, from any of them on. */
  #seatSomewhere(party: number, begin: number): void {
    const seating = this.#seating;
    const { places } = seating.of.candidates[party]!;
    const mine = this.#worth[party]!;
    for (let turn = 0; turn < mine.length; turn += 1) {
      const index = mine[(begin + turn) % mine.length]!;
      if (!isFree(seating, party, places[index]!)) continue;
      seatAt(seating, party, index);
      this.#added.push(party);
      return;
    }
  }

  #undo(party: number, was: number, wasValue: number, removed: number): void {
    const seating = this.#seating;
    for (const other of this.#added) unseat(seating, other);
    for (let at = 0; at < removed; at += 1) {
      seat(seating, this.#out[at]!, this.#oldPlaces[at]!, this.#oldValues[at]!);
    }
    if (was !== nowhere) seat(seating, party, was, wasValue);
  }
}
