import { fieldsAt, textAt, type FormFields } from '../emulator/form.ts';
import type { Account } from './objects.ts';
import type { Provider } from './provider.ts';

export function createCustomer(provider: Provider, form: FormFields, account: string) {
  return provider.shelf.add<'customer'>({
    object: 'customer',
    account,
    email: textAt(form, 'email'),
    name: textAt(form, 'name'),
    metadata: fieldsAt(form, 'metadata'),
  });
}

export function createAccount(provider: Provider, form: FormFields): Account {
  const missing = ['business_profile.url', 'external_account', 'representative.dob'];
  return provider.shelf.add<'account'>({
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
export function fillIn(provider: Provider, account: Account, wholly: boolean): void {
  const state = wholly ? 'active' : 'pending';
  account.details_submitted = wholly;
  account.charges_enabled = wholly;
  account.payouts_enabled = wholly;
  account.capabilities = { card_payments: state, transfers: state };
  const due = wholly ? [] : ['representative.dob'];
  account.requirements = { currently_due: due, eventually_due: due, past_due: [] };
  provider.tell('account.updated', account);
}
