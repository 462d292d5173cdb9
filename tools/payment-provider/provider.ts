import { fieldsAt, textAt, type FormFields } from './form.ts';
import { faults as faultsSchema, type Faults } from './faults.ts';
import type { Notices } from './notices.ts';
import type { Account, PaymentIntent, Session, SetupIntent, StripeObject } from './objects.ts';
import type { Shelf } from './shelf.ts';
import { testCard, type TestCard } from './test-cards.ts';

/** The error that the provider answers with: `{"error": {"type", "code", "message"}}`. */
export class Declined extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, error: { type: string; message: string } & Record<string, unknown>) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export interface ProviderParts {
  shelf: Shelf;
  notices: Notices;
  /** Where its pages are: `http://localhost:4203`. */
  origin: string;
  /** Seconds since 1970. */
  now: () => number;
}

/** A working day is enough to think about a card. */
const sessionSeconds = 24 * 3_600;

/** The part of the provider's business that Stammtisch uses, by its rules. */
export class Provider {
  readonly #parts: ProviderParts;
  faults: Faults = faultsSchema.parse({});

  constructor(parts: ProviderParts) {
    this.#parts = parts;
  }

  #tell(type: string, object: StripeObject): void {
    this.#parts.notices.tell(type, object, this.faults);
  }

  createCustomer(form: FormFields, account: string) {
    return this.#parts.shelf.add<'customer'>({
      object: 'customer',
      account,
      email: textAt(form, 'email'),
      name: textAt(form, 'name'),
      metadata: fieldsAt(form, 'metadata'),
    });
  }

  createAccount(form: FormFields): Account {
    const missing = ['business_profile.url', 'external_account', 'representative.dob'];
    return this.#parts.shelf.add<'account'>({
      object: 'account',
      account: '',
      metadata: fieldsAt(form, 'metadata'),
      details_submitted: false,
      charges_enabled: false,
      payouts_enabled: false,
      capabilities: { card_payments: 'inactive', transfers: 'inactive' },
      requirements: { currently_due: missing, eventually_due: missing, past_due: [] },
    });
  }

  /** Somebody of the house has filled in the provider's pages; all of them, or only some. */
  fillIn(account: Account, wholly: boolean): void {
    const state = wholly ? 'active' : 'pending';
    account.details_submitted = wholly;
    account.charges_enabled = wholly;
    account.payouts_enabled = wholly;
    account.capabilities = { card_payments: state, transfers: state };
    const due = wholly ? [] : ['representative.dob'];
    account.requirements = { currently_due: due, eventually_due: due, past_due: [] };
    this.#tell('account.updated', account);
  }

  createSession(form: FormFields, account: string): Session {
    const mode = textAt(form, 'mode');
    if (mode !== 'subscription' && mode !== 'setup') {
      throw new Declined(400, {
        type: 'invalid_request_error',
        message: `The emulator knows no checkout of the mode “${mode}”.`,
        param: 'mode',
      });
    }
    const { shelf, origin, now } = this.#parts;
    const customer = textAt(form, 'customer') || null;
    const setup: SetupIntent | undefined =
      mode === 'setup'
        ? shelf.add<'setup_intent'>({
            object: 'setup_intent',
            account,
            metadata: fieldsAt(form, 'metadata'),
            status: 'requires_payment_method',
            customer,
            payment_method: null,
          })
        : undefined;
    const expires = Number(textAt(form, 'expires_at')) || now() + sessionSeconds;
    const session = shelf.add<'checkout.session'>({
      object: 'checkout.session',
      account,
      metadata: fieldsAt(form, 'metadata'),
      mode,
      status: 'open',
      payment_status: mode === 'setup' ? 'no_payment_required' : 'unpaid',
      client_reference_id: textAt(form, 'client_reference_id') || null,
      customer,
      subscription: null,
      setup_intent: setup?.id ?? null,
      success_url: textAt(form, 'success_url'),
      cancel_url: textAt(form, 'cancel_url'),
      url: null,
      expires_at: expires,
    });
    session.url = `${origin}/checkout/${session.id}`;
    return session;
  }

  /** As the provider: a checkout that nobody finished in time is over. */
  current(session: Session): Session {
    if (session.status === 'open' && session.expires_at <= this.#parts.now()) this.expire(session);
    return session;
  }

  expire(session: Session): Session {
    session.status = 'expired';
    session.url = null;
    this.#tell('checkout.session.expired', session);
    return session;
  }

  /**
   * The holder has typed a card into the provider's page.
   *
   * @returns what is to be said to them where it did not work
   */
  finish(
    session: Session,
    typed: string,
    holderAgrees: boolean,
  ): 'asks-the-holder' | string | undefined {
    const card = testCard(typed);
    if (!card) return 'This is none of the test cards.';
    if (card.keeping === 'declined') return 'The card was declined. Try another one.';
    if (card.keeping === 'asks-the-holder' && !holderAgrees) return 'asks-the-holder';
    const { shelf } = this.#parts;
    const { account } = session;
    session.customer ??= this.createCustomer({}, account).id;
    const method = this.#keepCard(card, session.customer, account);
    if (session.mode === 'setup') {
      const setup = shelf.find('setup_intent', session.setup_intent ?? '', account);
      if (setup) {
        setup.status = 'succeeded';
        setup.customer = session.customer;
        setup.payment_method = method.id;
        this.#tell('setup_intent.succeeded', setup);
      }
    } else {
      session.subscription = shelf.add<'subscription'>({
        object: 'subscription',
        account,
        metadata: session.metadata,
        status: 'active',
        customer: session.customer,
        cancel_at_period_end: false,
      }).id;
      session.payment_status = 'paid';
    }
    session.status = 'complete';
    session.url = null;
    this.#tell('checkout.session.completed', session);
    return undefined;
  }

  #keepCard(card: TestCard & { number: string }, customer: string, account: string) {
    return this.#parts.shelf.add<'payment_method'>({
      object: 'payment_method',
      account,
      type: 'card',
      customer,
      // The emulator looks a charge's fate up by it; a real provider would never tell.
      metadata: { fate: card.charging },
      card: { brand: card.brand, last4: card.number.slice(-4), exp_month: 12, exp_year: 2034 },
    });
  }

  /** A charge of a card that was left before. */
  charge(form: FormFields, account: string): PaymentIntent {
    const { shelf } = this.#parts;
    const method = shelf.find('payment_method', textAt(form, 'payment_method'), account);
    if (!method || method.customer !== textAt(form, 'customer')) throw missing('payment_method');
    const amount = Number(textAt(form, 'amount'));
    const fate = this.faults.declined
      ? 'declined'
      : this.faults.holderWanted
        ? 'asks-the-holder'
        : textAt(method.metadata, 'fate');
    const intent = shelf.add<'payment_intent'>({
      object: 'payment_intent',
      account,
      metadata: fieldsAt(form, 'metadata'),
      amount,
      amount_received: fate === 'works' ? amount : 0,
      currency: textAt(form, 'currency'),
      status: fate === 'works' ? 'succeeded' : 'requires_payment_method',
      customer: method.customer,
      payment_method: method.id,
      description: textAt(form, 'description') || null,
      last_payment_error: null,
    });
    if (fate === 'works') {
      this.#tell('payment_intent.succeeded', intent);
      return intent;
    }
    intent.last_payment_error =
      fate === 'declined'
        ? {
            code: 'card_declined',
            decline_code: 'insufficient_funds',
            message: 'Your card has insufficient funds.',
          }
        : {
            code: 'authentication_required',
            message: 'Your card was declined. This transaction requires authentication.',
          };
    this.#tell('payment_intent.payment_failed', intent);
    throw new Declined(402, {
      type: 'card_error',
      ...intent.last_payment_error,
      payment_intent: { ...intent },
    });
  }

  refund(form: FormFields, account: string) {
    const { shelf } = this.#parts;
    const intent = shelf.find('payment_intent', textAt(form, 'payment_intent'), account);
    if (!intent) throw missing('payment_intent');
    const taken = shelf
      .all()
      .filter((object) => object.object === 'refund' && object.payment_intent === intent.id);
    const given = taken.reduce(
      (sum, refund) => sum + (refund.object === 'refund' ? refund.amount : 0),
      0,
    );
    const amount = Number(textAt(form, 'amount')) || intent.amount_received - given;
    if (amount <= 0 || given + amount > intent.amount_received) {
      throw new Declined(400, {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: 'The charge has already been refunded.',
      });
    }
    const refund = shelf.add<'refund'>({
      object: 'refund',
      account,
      metadata: fieldsAt(form, 'metadata'),
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      status: 'succeeded',
    });
    this.#tell('charge.refunded', refund);
    return refund;
  }

  /** Ends at once, or with the month that is paid. */
  endSubscription(id: string, atPeriodEnd: boolean) {
    const found = this.#parts.shelf.find('subscription', id);
    if (!found) throw missing('subscription');
    found.cancel_at_period_end = atPeriodEnd;
    if (!atPeriodEnd) found.status = 'canceled';
    this.#tell(
      atPeriodEnd ? 'customer.subscription.updated' : 'customer.subscription.deleted',
      found,
    );
    return found;
  }
}

export function missing(param: string): Declined {
  return new Declined(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `There is no such ${param}.`,
    param,
  });
}
