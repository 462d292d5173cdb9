import type { Gains } from './bound.ts';
import type { Relaxation } from './relaxation.ts';

const none = -1;

/** Who has been counted at which kind of place; only `add` and `remove` change it. */
export class Counter {
  /** The option of each party, or -1. */
  readonly chosen: Int32Array;
  value = 0;
  readonly #relaxation: Relaxation;
  readonly #gains: Gains;
  /** Units that are left: `resource * slots`. */
  readonly #room: Int32Array;
  /** The parties at each resource, and where each of them is in that list. */
  readonly #users: number[][];
  readonly #indexes: Int32Array[];

  constructor(relaxation: Relaxation, gains: Gains) {
    const count = relaxation.of.movable.length;
    this.#relaxation = relaxation;
    this.#gains = gains;
    this.chosen = new Int32Array(count).fill(none);
    this.#room = relaxation.supply.slice();
    this.#users = Array.from({ length: relaxation.resources }, () => []);
    this.#indexes = this.#users.map(() => new Int32Array(count));
  }

  add(party: number, option: number): void {
    this.chosen[party] = option;
    this.value += this.#relaxation.options[party]!.values[option]!;
    this.#use(party, option, 1);
    for (const { resource } of this.#takes(party, option)) {
      this.#indexes[resource]![party] = this.#users[resource]!.push(party) - 1;
    }
  }

  remove(party: number): void {
    const option = this.chosen[party]!;
    if (option === none) return;
    this.chosen[party] = none;
    this.value -= this.#relaxation.options[party]!.values[option]!;
    this.#use(party, option, -1);
    for (const { resource } of this.#takes(party, option)) {
      const users = this.#users[resource]!;
      const indexes = this.#indexes[resource]!;
      const last = users.pop()!;
      if (last === party) continue;
      users[indexes[party]!] = last;
      indexes[last] = indexes[party]!;
    }
  }

  /** The option with room for the party at which it gains most, or -1. */
  bestOption(party: number): number {
    const gains = this.#gains[party]!;
    let best = none;
    let most = -Infinity;
    for (let option = 0; option < gains.length; option += 1) {
      if (gains[option]! > most && this.hasRoom(party, option)) {
        most = gains[option]!;
        best = option;
      }
    }
    return best;
  }

  /**
   * Removes parties until the option has room. They and their options go into `out`; answers how
   * many. When `out` is full the option may still have no room: ask `hasRoom`.
   */
  clear(party: number, option: number, random: () => number, out: Removed): number {
    const { of } = this.#relaxation;
    const count = of.movable.length;
    let removed = 0;
    for (const { resource, units, clearing } of this.#takes(party, option)) {
      const to = of.after[clearing * count + party]!;
      for (let slot = of.first[party]!; slot < to; slot += 1) {
        while (this.#room[resource * of.slots + slot]! < units) {
          const other = this.#someoneAt(resource, slot, random);
          if (other === none || removed === out.parties.length) return removed;
          out.parties[removed] = other;
          out.options[removed] = this.chosen[other]!;
          removed += 1;
          this.remove(other);
        }
      }
    }
    return removed;
  }

  hasRoom(party: number, option: number): boolean {
    const { of } = this.#relaxation;
    const count = of.movable.length;
    for (const { resource, units, clearing } of this.#takes(party, option)) {
      const at = resource * of.slots;
      const to = at + of.after[clearing * count + party]!;
      for (let slot = at + of.first[party]!; slot < to; slot += 1) {
        if (this.#room[slot]! < units) return false;
      }
    }
    return true;
  }

  #takes(party: number, option: number) {
    const { kinds, options } = this.#relaxation;
    return kinds[options[party]!.kinds[option]!]!.takes;
  }

  #use(party: number, option: number, sign: number): void {
    const { of } = this.#relaxation;
    const count = of.movable.length;
    for (const { resource, units, clearing } of this.#takes(party, option)) {
      const at = resource * of.slots;
      const to = at + of.after[clearing * count + party]!;
      for (let slot = at + of.first[party]!; slot < to; slot += 1) {
        this.#room[slot]! -= sign * units;
      }
    }
  }

  /** Of three that use the resource in the slot the one that gains least there. */
  #someoneAt(resource: number, slot: number, random: () => number): number {
    const { of } = this.#relaxation;
    const users = this.#users[resource]!;
    const count = of.movable.length;
    let worst = none;
    let least = Infinity;
    let seen = 0;
    const begin = users.length > 0 ? random() % users.length : 0;
    for (let turn = 0; turn < users.length && seen < 3; turn += 1) {
      const party = users[(begin + turn) % users.length]!;
      if (of.first[party]! > slot) continue;
      const option = this.chosen[party]!;
      const take = this.#takes(party, option).find((each) => each.resource === resource)!;
      if (of.after[take.clearing * count + party]! <= slot) continue;
      seen += 1;
      const gain = this.#gains[party]![option]!;
      if (gain < least) {
        least = gain;
        worst = party;
      }
    }
    return worst;
  }
}

/** Who gave way, and what they had. */
export interface Removed {
  parties: Int32Array;
  options: Int32Array;
}
