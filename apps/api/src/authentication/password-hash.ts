import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../platform/config/read-config.ts';

type Peppered = Pick<Config, 'PASSWORD_PEPPER'>;

// decisions §8: argon2id (what the library does unless told otherwise), 19 MiB, t=2, p=1.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Takes what the browser sends (decisions §8), never the password itself. */
export function hashPassword(config: Peppered, wire: string): Promise<string> {
  return hash(wire, { ...cost, secret: Buffer.from(config.PASSWORD_PEPPER) });
}

/**
 * Without a stored hash the same work is done on a dummy, so that an unknown account takes as long
 * as a wrong password.
 */
export async function isPassword(
  config: Peppered,
  stored: string | undefined,
  wire: string,
): Promise<boolean> {
  const isRight = await verify(stored ?? (await dummyHash(config)), wire, {
    secret: Buffer.from(config.PASSWORD_PEPPER),
  });
  return isRight && stored !== undefined;
}

let dummy: Promise<string> | undefined;

function dummyHash(config: Peppered): Promise<string> {
  dummy ??= hashPassword(config, 'nobody has this password');
  return dummy;
}
