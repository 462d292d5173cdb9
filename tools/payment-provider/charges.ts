import { Declined, missing } from './declined.ts';
import { fieldsAt, textAt, type FormFields } from '../emulator/form.ts';
import type { PaymentIntent } from './objects.ts';
import type { Provider } from './provider.ts';

/** A charge of a card that was left before. */
export function charge(provider: Provider, form: FormFields, account: string): PaymentIntent {
  const { shelf } = provider;
  const method = shelf.find('payment_method', textAt(form, 'payment_method'), account);
  if (!method || method.customer !== textAt(form, 'customer')) throw missing('payment_method');
  const amount = Number(textAt(form, 'amount'));
  const fate = provider.faults.declined
    ? 'declined'
    : provider.faults.holderWanted
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
    provider.tell('payment_intent.succeeded', intent);
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
  provider.tell('payment_intent.payment_failed', intent);
  throw new Declined(402, {
    type: 'card_error',
    ...intent.last_payment_error,
    payment_intent: { ...intent },
  });
}

export function refund(provider: Provider, form: FormFields, account: string) {
  const { shelf } = provider;
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
  provider.tell('charge.refunded', refund);
  return refund;
}

/** Ends at once, or with the month that is paid. */
export function endSubscription(provider: Provider, id: string, atPeriodEnd: boolean) {
  const found = provider.shelf.find('subscription', id);
  if (!found) throw missing('subscription');
  found.cancel_at_period_end = atPeriodEnd;
  if (!atPeriodEnd) found.status = 'canceled';
  provider.tell(
    atPeriodEnd ? 'customer.subscription.updated' : 'customer.subscription.deleted',
    found,
  );
  return found;
}
