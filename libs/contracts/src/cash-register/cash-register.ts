import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';

/** Why a read of the register came to nothing. */
export const registerFault = z.enum([
  /** It does not answer, or only with an error of its own. */
  'silent',
  /** Too slow. */
  'slow',
  /** It takes the token no longer: somebody has to connect it again. */
  'revoked',
  /** Asked too often. */
  'busy',
  /** Its answer is none that is known. */
  'odd',
  /** Its clock is wrong, so nothing that it says of time can be believed. */
  'clock',
]);
export type RegisterFault = z.infer<typeof registerFault>;

export const cashRegister = hal({
  /**
   * OFF: the installation has no provider. NONE: never connected. WAITING: somebody was sent to the
   * provider’s page. REVOKED: connected once, and refused now.
   */
  state: z.enum(['OFF', 'NONE', 'WAITING', 'CONNECTED', 'REVOKED']),
  /** The addon is switched on; nothing is read while it is not. */
  active: z.boolean(),
  /** The name of the register’s account. */
  account: z.string(),
  connectedAt: z.iso.datetime().nullable(),
  connectedBy: z.string(),
  /**
   * FRESH: read within the last minutes. STALE: not, so nobody is said to have stayed away. NONE:
   * not read yet.
   */
  feed: z.enum(['NONE', 'FRESH', 'STALE']),
  /** The last successful read. */
  readAt: z.iso.datetime().nullable(),
  /** What has gone wrong since then. */
  fault: registerFault.nullable(),
  faultAt: z.iso.datetime().nullable(),
  /** Tables of the register, and how many of them stand for none of ours. */
  tableCount: z.int(),
  unmatchedCount: z.int(),
  /** The house asks every party before it is seated, which no register can answer. */
  seatsNobody: z.boolean(),
});
export type CashRegisterReply = z.infer<typeof cashRegister>;

export const readCashRegister = defineCall({
  name: 'readCashRegister',
  summary: 'Tells which cash register is connected and whether it is heard',
  rel: 'cash-register',
  method: 'GET',
  path: '/api/1/ready2order',
  audience: 'staff',
  reply: cashRegister,
});

/**
 * Specification §7: the browser then posts `{"authorizationCallbackUri": …}` to `r2oUrl` itself, with
 * the header, and is answered the `grantAccessUri` of the provider’s page.
 */
export const requestGrant = defineCall({
  name: 'requestGrant',
  summary: 'Begins to connect a cash register',
  rel: 'grant',
  method: 'GET',
  path: '/api/1/ready2order/grantAccessTokenRequest',
  audience: 'master',
  reply: hal({
    r2oUrl: z.url(),
    authorizationHeader: z.string(),
    authorizationCallbackUri: z.url(),
  }),
  problems: ['cash-register-not-configured', 'addon-not-purchased'],
});

/**
 * What the provider has sent the browser back with. The state is one of this restaurant’s own, counts
 * once and for fifteen minutes; the token is tried out before it is kept.
 */
export const connectCashRegister = defineCall({
  name: 'connectCashRegister',
  summary: 'Keeps the access that the cash register’s owner has granted',
  rel: 'connect',
  method: 'POST',
  path: '/api/1/ready2order/connection',
  audience: 'master',
  body: z.strictObject({
    state: z.string().regex(/^[\w-]{20,100}$/),
    // It becomes a header.
    accountToken: z.string().regex(/^[\w.~+/=-]{8,2000}$/),
  }),
  reply: cashRegister,
  problems: [
    'cash-register-not-configured',
    'cash-register-grant-over',
    'cash-register-setup-failed',
  ],
});

/** Forgets the token and what was read, and asks the provider to forget it too. */
export const disconnectCashRegister = defineCall({
  name: 'disconnectCashRegister',
  summary: 'Disconnects the cash register',
  rel: 'disconnect',
  method: 'DELETE',
  path: '/api/1/ready2order/connection',
  audience: 'master',
  reply: cashRegister,
});
