import type { FormFields } from '../emulator/form.ts';

/** What the emulator keeps, in the shape that the provider's API answers with. */
interface Kept {
  id: string;
  object: string;
  /** The connected account it belongs to; empty for the platform's own. */
  account: string;
  metadata: FormFields;
}

export interface Customer extends Kept {
  object: 'customer';
  email: string;
  name: string;
}

export interface Account extends Kept {
  object: 'account';
  details_submitted: boolean;
  charges_enabled: boolean;
  payouts_enabled: boolean;
  capabilities: Record<string, 'active' | 'inactive' | 'pending'>;
  requirements: { currently_due: string[]; eventually_due: string[]; past_due: string[] };
}

export interface Session extends Kept {
  object: 'checkout.session';
  mode: 'subscription' | 'setup';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  client_reference_id: string | null;
  customer: string | null;
  subscription: string | null;
  setup_intent: string | null;
  success_url: string;
  cancel_url: string;
  url: string | null;
  /** Seconds since 1970. */
  expires_at: number;
}

export interface SetupIntent extends Kept {
  object: 'setup_intent';
  status: 'requires_payment_method' | 'succeeded' | 'canceled';
  customer: string | null;
  payment_method: string | null;
}

export interface PaymentMethod extends Kept {
  object: 'payment_method';
  type: 'card';
  customer: string | null;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

export interface PaymentIntent extends Kept {
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: 'succeeded' | 'requires_payment_method' | 'requires_action' | 'canceled';
  customer: string | null;
  payment_method: string | null;
  description: string | null;
  last_payment_error: { code: string; decline_code?: string; message: string } | null;
}

export interface Refund extends Kept {
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'succeeded' | 'failed';
}

export interface Subscription extends Kept {
  object: 'subscription';
  status: 'active' | 'canceled';
  customer: string;
  cancel_at_period_end: boolean;
}

export type StripeObject =
  | Customer
  | Account
  | Session
  | SetupIntent
  | PaymentMethod
  | PaymentIntent
  | Refund
  | Subscription;
