import * as z from 'zod';

const port = z.coerce.number().int().min(1).max(65535);
const address = (scheme: RegExp) => z.url({ protocol: scheme });
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => new URL(value).origin === value, 'must not have a path');
const originList = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .transform((list) => list.filter((entry) => entry !== ''))
  .pipe(z.array(origin));

/** Mail addresses of accounts; `*` for all of them, `none` for nobody. */
const accountList = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim().toLowerCase()))
  .transform((list) => list.filter((entry) => entry !== '' && entry !== 'none'))
  .pipe(z.array(z.union([z.literal('*'), z.email()])))
  .default(['*']);
const accounts = 'addresses of accounts, divided by commas, or * or none';

interface Description {
  expected: string;
  purpose: string;
}

const descriptions = z.registry<Description>();

function variable<Schema extends z.ZodType>(schema: Schema, expected: string, purpose: string) {
  descriptions.add(schema, { expected, purpose });
  return schema;
}

/**
 * Every variable that the system reads, with what it expects, its default and what it is for. The
 * README's list is printed from this table.
 */
export const variables = z.object({
  PORT: variable(
    port.default(4200),
    'a port from 1 to 65535',
    'App host: the staff’s screens and the API.',
  ),
  BOOKING_PORT: variable(
    port.default(4201),
    'a port from 1 to 65535',
    'Booking host: the widget for guests and the public calls.',
  ),
  INBOX_PORT: variable(
    port.default(4202),
    'a port from 1 to 65535',
    'Page with the mails that were sent, when no SMTP_URL is given.',
  ),
  HOST: variable(
    z.string().min(1).default('127.0.0.1'),
    'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
    'The address that the hosts listen on.',
  ),
  DATA_DIR: variable(
    z.string().min(1).default('.data'),
    'a folder',
    'Database, generated secrets and mails live here.',
  ),
  ERASURE_LEDGER: variable(
    z.string().min(1).optional(),
    'a folder',
    'Who was anonymised, by ids, for the day on which a backup is restored. Default: erasures in DATA_DIR.',
  ),
  DATABASE_URL: variable(
    address(/^postgres(ql)?$/).optional(),
    'an address such as postgres://user:password@host:5432/stammtisch',
    'A PostgreSQL 18 server instead of the embedded one.',
  ),
  DATABASE_CONNECTIONS: variable(
    z.coerce.number().int().min(2).max(500).default(20),
    'a number from 2 to 500',
    'The most database connections that one process holds.',
  ),
  SMTP_URL: variable(
    address(/^smtps?$/).optional(),
    'an address such as smtps://user:password@host:465',
    'A mail server instead of the inbox page.',
  ),
  MAIL_FROM: variable(
    z.email().default('reservierung@stammtisch.example'),
    'an e-mail address',
    'The sender of every mail.',
  ),
  PAYMENT_PORT: variable(
    port.optional(),
    'a port from 1 to 65535',
    'The emulator of the card payment provider, when no STRIPE_SECRET_KEY is given. Default: ten above PORT.',
  ),
  STRIPE_SECRET_KEY: variable(
    z.string().min(8).optional(),
    'a secret key of Stripe such as sk_live_…',
    'The card payment provider instead of its emulator.',
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    z.string().min(8).optional(),
    'the signing secret of the webhook such as whsec_…',
    'Proves that a notice of the card payment provider is its own.',
  ),
  STRIPE_API: variable(
    origin.optional(),
    'an origin such as http://localhost:4203',
    'Another address of the card payment provider than its own.',
  ),
  CASH_REGISTER_PORT: variable(
    port.optional(),
    'a port from 1 to 65535',
    'The cash registers’ emulator, without READY2ORDER_DEVELOPER_TOKEN. Default: eleven above PORT.',
  ),
  READY2ORDER_DEVELOPER_TOKEN: variable(
    z
      .string()
      .regex(/^[\w.~+/=-]{8,2000}$/)
      .optional(),
    'a developer token of ready2order',
    'The cash register provider instead of its emulator.',
  ),
  READY2ORDER_API: variable(
    origin.default('https://api.ready2order.com'),
    'an origin such as https://api.ready2order.com',
    'The one address at which the cash register provider is asked.',
  ),
  CASH_REGISTER_SECONDS: variable(
    z.coerce.number().int().min(1).max(600).default(60),
    'a number from 1 to 600',
    'Seconds between two reads of one cash register.',
  ),
  APP_ORIGIN: variable(
    origin.optional(),
    'an origin such as https://app.example.com',
    'Public address of the app host. Default: http://localhost and PORT.',
  ),
  BOOKING_ORIGIN: variable(
    origin.optional(),
    'an origin such as https://book.example.com',
    'Public address of the booking host. Default: http://localhost and BOOKING_PORT.',
  ),
  EXTERNAL_ORIGINS: variable(
    originList.default([]),
    'origins divided by commas',
    'Origins that /external-origin accepts.',
  ),
  OVERRIDE_ORIGINS: variable(
    originList.default([]),
    'origins divided by commas',
    'Origins from which a developer may try a remote out in this installation.',
  ),
  FRAME_ORIGINS: variable(
    z.union([z.literal('*').transform(() => ['*']), originList]).default(['*']),
    '* or origins divided by commas',
    'Sites that may hold the booking form, in a frame or in their page.',
  ),
  FEATURE_AUTO_ONLINE_RESERVATION: variable(
    accountList.clone(),
    accounts,
    'Accounts that may let online bookings be confirmed by themselves.',
  ),
  FEATURE_CASHSYNC: variable(
    accountList.clone(),
    accounts,
    'Accounts that may connect a cash register.',
  ),
  FEATURE_PHONE_SYSTEM: variable(
    accountList.clone(),
    accounts,
    'Accounts whose screens show the guest who is calling.',
  ),
  FEATURE_NO_SHOW_FEE: variable(
    accountList.clone(),
    accounts,
    'Accounts that may collect fees for no-shows and late cancellations.',
  ),
  MOST_DELAY: variable(
    z.coerce.number().int().min(0).max(60_000).default(2_000),
    'a number of milliseconds from 0 to 60000',
    'Calls are refused with 503 for as long as the process answers later than this. 0: never.',
  ),
  TRUST_PROXY: variable(
    z.stringbool().default(false),
    'true or false',
    'Take the caller’s address from X-Forwarded-For: only behind an own proxy.',
  ),
  PASSWORD_PEPPER: variable(
    z.string().min(32).optional(),
    'at least 32 characters',
    'Mixed into every password hash. Default: generated into DATA_DIR.',
  ),
  TOKEN_SECRET: variable(
    z.string().min(32).optional(),
    'at least 32 characters',
    'Signs the access tokens. Default: generated into DATA_DIR.',
  ),
  REGISTRY_ADMIN_TOKEN: variable(
    z.string().min(32).optional(),
    'at least 32 characters',
    'May publish and move every remote, and issues the deploy tokens. Default: generated into DATA_DIR.',
  ),
  METRICS_PORT: variable(
    port.optional(),
    'a port from 1 to 65535',
    'Serves GET /metrics for Prometheus on this port; without it there are none. Not for the public.',
  ),
  LOG_LEVEL: variable(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'fatal, error, warn, info, debug, trace or silent',
    'How much is logged.',
  ),
});

export type Variables = z.output<typeof variables>;

export interface VariableRow extends Description {
  name: string;
  /** As it would be written in the environment; empty when there is none. */
  default: string;
}

/** The rows of the README's list. */
export function listVariables(): VariableRow[] {
  return Object.entries(variables.shape).map(([name, schema]) => {
    const description = descriptions.get(schema);
    if (!description) throw new Error(`${name} has no description`);
    const parsed = schema.safeParse(undefined);
    return { name, default: String(parsed.data ?? ''), ...description };
  });
}
