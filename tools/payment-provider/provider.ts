import { faults as faultsSchema, type Faults } from './faults.ts';
import type { Notices } from './notices.ts';
import type { StripeObject } from './objects.ts';
import type { Shelf } from './shelf.ts';

export interface ProviderParts {
  shelf: Shelf;
  notices: Notices;
  /** Where its pages are: `http://localhost:4210`. */
  origin: string;
  /** Seconds since 1970. */
  now: () => number;
}

/** What the provider knows, whom it tells, and what it does wrong at the moment. */
export class Provider {
  readonly shelf: Shelf;
  readonly origin: string;
  readonly now: () => number;
  readonly #notices: Notices;
  faults: Faults = faultsSchema.parse({});

  constructor({ shelf, notices, origin, now }: ProviderParts) {
    this.shelf = shelf;
    this.origin = origin;
    this.now = now;
    this.#notices = notices;
  }

  tell(type: string, object: StripeObject): void {
    this.#notices.tell(type, object, this.faults);
  }
}
