import { randomOf } from './random.ts';

/** How long a search goes on, and how much a single step may lose. */
export interface Schedule {
  steps: number;
  /** The same seed gives the same plan. */
  seed: number;
  /** A plan that is worth so many points is the best there is: the search ends. */
  bound: number;
  /** Points that a step typically loses at the start and at the end. */
  heat: { start: number; end: number };
}

/** What is being changed step by step. */
export interface Changing {
  readonly value: number;
  /** Changes something; answers how to undo it, or undefined when nothing was changed. */
  step(random: () => number): (() => void) | undefined;
  /** What is there now is the best so far. */
  keep(): void;
}

/** Simulated annealing: worse steps are taken too, more rarely the further the search has come. */
export function anneal(changing: Changing, { steps, seed, bound, heat }: Schedule): void {
  const random = randomOf(seed);
  let best = changing.value;
  changing.keep();
  for (let step = 0; step < steps && best < bound; step += 1) {
    const allowed = heat.start * (heat.end / heat.start) ** (step / steps);
    const before = changing.value;
    const undo = changing.step(random);
    if (!undo) continue;
    const lowest = before + allowed * Math.log((random() + 1) / 2_147_483_649);
    if (changing.value < lowest) undo();
    else if (changing.value > best) {
      best = changing.value;
      changing.keep();
    }
  }
}
