import { createCustomer } from './accounts.ts';
import { Declined } from './declined.ts';
import { fieldsAt, textAt, type FormFields } from '../emulator/form.ts';
import type { Session, SetupIntent } from './objects.ts';
import type { Provider } from './provider.ts';
import { testCard, type TestCard } from './test-cards.ts';

/** A working day is enough to think about a card. */
const sessionSeconds = 24 * 3_600;

export function createSession(provider: Provider, form: FormFields, account: string): Session {
  const mode = textAt(form, 'mode');
  if (mode !== 'subscription' && mode !== 'setup') {
    throw new Declined(400, {
      type: 'invalid_request_error',
      message: `The emulator knows no checkout of the mode “${mode}”.`,
      param: 'mode',
    });
  }
  const { shelf, origin, now } = provider;
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
export function current(provider: Provider, session: Session): Session {
  if (session.status === 'open' && session.expires_at <= provider.now()) expire(provider, session);
  return session;
}

export function expire(provider: Provider, session: Session): Session {
  session.status = 'expired';
  session.url = null;
  provider.tell('checkout.session.expired', session);
  return session;
}

/**
 * The holder has typed a card into the provider's page.
 *
 * @returns what is to be said to them where it did not work
 */
export function finish(
  provider: Provider,
  session: Session,
  typed: string,
  holderAgrees: boolean,
): 'asks-the-holder' | string | undefined {
  const card = testCard(typed);
  if (!card) return 'This is none of the test cards.';
  if (card.keeping === 'declined') return 'The card was declined. Try another one.';
  if (card.keeping === 'asks-the-holder' && !holderAgrees) return 'asks-the-holder';
  const { shelf } = provider;
  const { account } = session;
  session.customer ??= createCustomer(provider, {}, account).id;
  const method = keepCard(provider, card, session.customer, account);
  if (session.mode === 'setup') {
    const setup = shelf.find('setup_intent', session.setup_intent ?? '', account);
    if (setup) {
      setup.status = 'succeeded';
      setup.customer = session.customer;
      setup.payment_method = method.id;
      provider.tell('setup_intent.succeeded', setup);
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
  provider.tell('checkout.session.completed', session);
  return undefined;
}

function keepCard(
  provider: Provider,
  card: TestCard & { number: string },
  customer: string,
  account: string,
) {
  return provider.shelf.add<'payment_method'>({
    object: 'payment_method',
    account,
    type: 'card',
    customer,
    // The emulator looks a charge's fate up by it; a real provider would never tell.
    metadata: { fate: card.charging },
    card: { brand: card.brand, last4: card.number.slice(-4), exp_month: 12, exp_year: 2034 },
  });
}
