import { randomBytes } from 'node:crypto';
import type { StripeObject } from './objects.ts';

type Of<Kind extends StripeObject['object']> = Extract<StripeObject, { object: Kind }>;

const prefixes: Record<StripeObject['object'], string> = {
  customer: 'cus',
  account: 'acct',
  'checkout.session': 'cs_test',
  setup_intent: 'seti',
  payment_method: 'pm',
  payment_intent: 'pi',
  refund: 're',
  subscription: 'sub',
};

/** Everything that the emulator remembers. A connected account sees its own things only. */
export class Shelf {
  readonly #objects = new Map<string, StripeObject>();

  constructor(kept: readonly StripeObject[] = []) {
    for (const object of kept) this.#objects.set(object.id, object);
  }

  add<Kind extends StripeObject['object']>(object: Omit<Of<Kind>, 'id'> & { object: Kind }) {
    const id = `${prefixes[object.object]}_${randomBytes(12).toString('hex')}`;
    const kept = { ...object, id } as Of<Kind>;
    this.#objects.set(id, kept);
    return kept;
  }

  find<Kind extends StripeObject['object']>(
    kind: Kind,
    id: string,
    account = '',
  ): Of<Kind> | undefined {
    const found = this.#objects.get(id);
    if (found?.object !== kind) return undefined;
    // The platform reads its accounts from outside of them.
    if (kind !== 'account' && found.account !== account) return undefined;
    return found as Of<Kind>;
  }

  /** Of all accounts: for the pages that a holder opens. */
  session(id: string): Of<'checkout.session'> | undefined {
    const found = this.#objects.get(id);
    return found?.object === 'checkout.session' ? found : undefined;
  }

  all(): StripeObject[] {
    return [...this.#objects.values()];
  }
}
