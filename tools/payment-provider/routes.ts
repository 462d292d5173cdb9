import { textAt, type FormFields } from '../emulator/form.ts';
import { createAccount, createCustomer } from './accounts.ts';
import { charge, endSubscription, refund } from './charges.ts';
import { createSession, current, expire } from './checkout.ts';
import { missing } from './declined.ts';
import type { Provider } from './provider.ts';
import type { Shelf } from './shelf.ts';
import type { Session, StripeObject } from './objects.ts';

export interface Asked {
  method: string;
  /** `/v1/payment_intents/pi_…` */
  path: string;
  form: FormFields;
  /** The connected account that the call is made for; empty for the platform. */
  account: string;
}

/** @throws {Declined} what the provider refuses, in its own words */
export function answerCall(provider: Provider, asked: Asked): unknown {
  const { shelf, origin } = provider;
  const { method, form, account } = asked;
  const [, , kind = '', id = '', ...rest] = asked.path.split('/');
  const verb = rest.at(-1) ?? '';
  switch (`${method} ${kind}`) {
    case 'POST customers':
      return createCustomer(provider, form, account);
    case 'POST accounts':
      return createAccount(provider, form);
    case 'GET accounts':
      return shelf.find('account', id) ?? fail('account');
    case 'POST account_links':
      return linkTo(shelf, form, origin);
    case 'POST checkout':
      if (verb === 'expire') return expire(provider, sessionOf(shelf, rest[0] ?? '', account));
      return createSession(provider, form, account);
    case 'GET checkout':
      return withSetup(shelf, current(provider, sessionOf(shelf, rest[0] ?? '', account)));
    case 'GET setup_intents':
      return shelf.find('setup_intent', id, account) ?? fail('setup_intent');
    case 'GET payment_methods':
      return shelf.find('payment_method', id, account) ?? fail('payment_method');
    case 'POST payment_intents':
      return charge(provider, form, account);
    case 'GET payment_intents':
      if (id === '') return listCharges(shelf, textAt(form, 'customer'), account);
      return shelf.find('payment_intent', id, account) ?? fail('payment_intent');
    case 'POST refunds':
      return refund(provider, form, account);
    case 'GET refunds':
      return shelf.find('refund', id, account) ?? fail('refund');
    case 'POST subscriptions':
      return endSubscription(provider, id, textAt(form, 'cancel_at_period_end') === 'true');
    case 'DELETE subscriptions':
      return endSubscription(provider, id, false);
    case 'GET subscriptions':
      return shelf.find('subscription', id) ?? fail('subscription');
    default:
      throw missing(`${method} ${asked.path}`);
  }
}

function fail(param: string): never {
  throw missing(param);
}

function sessionOf(shelf: Shelf, id: string, account: string): Session {
  return shelf.find('checkout.session', id, account) ?? fail('checkout.session');
}

/** A checkout with its card, as `expand[]=setup_intent.payment_method` asks for it. */
function withSetup(shelf: Shelf, session: Session) {
  const setup = shelf.find('setup_intent', session.setup_intent ?? '', session.account);
  if (!setup) return session;
  const card = shelf.find('payment_method', setup.payment_method ?? '', session.account);
  return { ...session, setup_intent: { ...setup, payment_method: card ?? null } };
}

function linkTo(shelf: Shelf, form: FormFields, origin: string) {
  const account = shelf.find('account', textAt(form, 'account')) ?? fail('account');
  const back = encodeURIComponent(textAt(form, 'return_url'));
  return { object: 'account_link', url: `${origin}/onboarding/${account.id}?return=${back}` };
}

/** Newest first, as the provider lists. */
function listCharges(shelf: Shelf, customer: string, account: string) {
  const data = shelf
    .all()
    .filter((object: StripeObject) => object.object === 'payment_intent')
    .filter((intent) => intent.account === account && intent.customer === customer)
    .toReversed();
  return { object: 'list', data, has_more: false, url: '/v1/payment_intents' };
}
