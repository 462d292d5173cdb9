import { faults as faultsSchema, type Faults } from './faults.ts';
import type { Till } from './till.ts';

/** What the provider knows, and what it does wrong at the moment. */
export class Provider {
  readonly till: Till;
  readonly origin: string;
  readonly developerToken: string;
  faults: Faults = faultsSchema.parse({});

  constructor(parts: { till: Till; origin: string; developerToken: string }) {
    this.till = parts.till;
    this.origin = parts.origin;
    this.developerToken = parts.developerToken;
  }

  /** What its clock shows. */
  now(): Date {
    return new Date(Date.now() - this.faults.clockBehind * 1_000);
  }
}
