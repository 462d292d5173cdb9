import * as z from 'zod';
import { defineCall } from '../call.ts';
import { text } from '../fields/text.ts';
import { hal } from '../hal.ts';

/** A phone system's right to tell of calls; the secret itself is shown once. */
const tokenFields = {
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
};
export const phoneToken = hal(tokenFields);
export type PhoneToken = z.infer<typeof phoneToken>;

export const mostPhoneTokens = 10;

export const readPhoneSystem = defineCall({
  name: 'readPhoneSystem',
  summary: 'Reads which phone systems may tell of calls',
  rel: 'phone',
  method: 'GET',
  path: '/api/1/phone',
  audience: 'staff',
  reply: hal({ tokens: z.array(phoneToken).max(mostPhoneTokens) }),
  problems: ['feature-off'],
});

/** Its links `hear`, `hear-by-address` and `hear-sipgate` are what is written into the phone system. */
export const makePhoneToken = defineCall({
  name: 'makePhoneToken',
  summary: 'Lets a phone system tell of calls',
  rel: 'tokens',
  method: 'POST',
  path: '/api/1/phone/tokens',
  audience: 'master',
  body: z.strictObject({ name: text(60, 1) }),
  status: 201,
  reply: hal({ ...tokenFields, token: z.string() }),
  problems: ['feature-off', 'demo-read-only', 'too-many-phone-tokens'],
});

export const revokePhoneToken = defineCall({
  name: 'revokePhoneToken',
  summary: 'Takes a phone system’s right back',
  rel: 'revoke',
  method: 'DELETE',
  path: '/api/1/phone/tokens/:tokenId',
  audience: 'master',
  params: z.object({ tokenId: z.uuid() }),
  status: 204,
  reply: z.undefined(),
  problems: ['feature-off', 'demo-read-only'],
});
