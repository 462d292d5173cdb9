import * as z from 'zod';

/** decisions §8: what the browser sends in place of a password. The server refuses any other shape. */
export const wirePassword = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hex characters (PBKDF2, decisions §8)');

/** Who is signed in: the account's mail address, and the restaurant's uuid and name. */
export const identity = z.object({ email: z.string(), uuid: z.uuid(), name: z.string() });

/** Specification §3, auth response. `token` is short-lived; `refresherToken` fetches the next pair. */
export const session = identity.extend({ token: z.string(), refresherToken: z.string() });
export type SessionReply = z.infer<typeof session>;
