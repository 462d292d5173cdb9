import type { Api } from '../platform/http/api.ts';
import type { Refusal } from '../platform/http/refusal.ts';

/** Refuses when too many mails went to this address: a stranger could flood somebody's mailbox. */
export type MailAllowance = (address: string) => Promise<Refusal | undefined>;

export function mailAllowance(api: Api): MailAllowance {
  return (address) => api.limits.count('mailByRecipient', address.toLowerCase());
}
