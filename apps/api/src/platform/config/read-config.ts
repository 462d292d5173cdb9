import path from 'node:path';
import type * as z from 'zod';
import { readSecrets } from './secrets.ts';
import { listVariables, variables, type Variables } from './variables.ts';

export interface Config extends Omit<Variables, 'DATA_DIR'> {
  /** Absolute. */
  DATA_DIR: string;
  /** Absolute. */
  ERASURE_LEDGER: string;
  PAYMENT_PORT: number;
  CASH_REGISTER_PORT: number;
  APP_ORIGIN: string;
  BOOKING_ORIGIN: string;
  PASSWORD_PEPPER: string;
  TOKEN_SECRET: string;
  REGISTRY_ADMIN_TOKEN: string;
}

/** A variable has a value that cannot be used. The message is one line for the person who starts it. */
export class WrongVariable extends Error {
  override readonly name = 'WrongVariable';
}

const secretNames = new Set<string>([
  'PASSWORD_PEPPER',
  'TOKEN_SECRET',
  'REGISTRY_ADMIN_TOKEN',
  'DATABASE_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'READY2ORDER_DEVELOPER_TOKEN',
]);

/**
 * Parses the environment once. Creates the data folder and the secrets that were not given.
 *
 * @throws {WrongVariable} naming the variable, what it was and what is expected
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw wrongVariable(parsed.error, given);
  const values = parsed.data;
  checkPorts(values);
  const folder = path.resolve(values.DATA_DIR);
  return {
    ...values,
    ...readSecrets(folder, values),
    DATA_DIR: folder,
    ERASURE_LEDGER: path.resolve(values.ERASURE_LEDGER ?? path.join(folder, 'erasures')),
    PAYMENT_PORT: values.PAYMENT_PORT ?? values.PORT + 10,
    CASH_REGISTER_PORT: values.CASH_REGISTER_PORT ?? values.PORT + 11,
    APP_ORIGIN: values.APP_ORIGIN ?? `http://localhost:${values.PORT}`,
    BOOKING_ORIGIN: values.BOOKING_ORIGIN ?? `http://localhost:${values.BOOKING_PORT}`,
  };
}

function checkPorts(values: Variables): void {
  const { PORT, BOOKING_PORT, INBOX_PORT, PAYMENT_PORT, CASH_REGISTER_PORT, METRICS_PORT } = values;
  const ports = Object.entries({
    PORT,
    BOOKING_PORT,
    INBOX_PORT,
    PAYMENT_PORT,
    CASH_REGISTER_PORT,
    METRICS_PORT,
  }).filter(([, port]) => port !== undefined);
  if (new Set(ports.map(([, port]) => port)).size === ports.length) return;
  const given = ports.map(([name, port]) => `${name}=${port}`).join(', ');
  throw new WrongVariable(`${given}: each needs a port of its own.`);
}

function wrongVariable(error: z.ZodError, given: Record<string, string | undefined>) {
  const name = String(error.issues[0]?.path[0]);
  const expected = listVariables().find((row) => row.name === name)?.expected;
  const was = secretNames.has(name) ? 'a value that is not shown' : JSON.stringify(given[name]);
  return new WrongVariable(`${name} is ${was}, expected ${expected}.`);
}
