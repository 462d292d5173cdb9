import * as z from 'zod';
import { defineCall } from '../call.ts';
import { identifierParams } from '../public/restaurant.ts';
import { hal } from '../hal.ts';
import { readRestaurantInfo } from './restaurant-info.ts';

/** Decisions §5: uploads are at most 10 MiB. */
export const largestLogo = 10 * 1_048_576;

/** What may be sent; what is kept is a bitmap made of it. */
export const logoTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/svg+xml',
] as const;

/** Why a picture was not taken: none of the types, broken, or more pixels than any logo has. */
export const logoFaults = ['empty', 'not-a-picture', 'not-readable', 'too-many-pixels'] as const;
export const logoFault = z.enum(logoFaults);
export type LogoFault = z.infer<typeof logoFault>;

const shared = { rel: 'logo', path: `${readRestaurantInfo.path}/logo` } as const;
const guarded = ['demo-read-only', 'master-password-required'] as const;

/** PNG or JPEG, at most 1,024 pixels a side. */
export const readLogo = defineCall({
  ...shared,
  name: 'readLogo',
  summary: 'Downloads the restaurant’s logo',
  method: 'GET',
  audience: 'staff',
  reply: z.instanceof(Uint8Array),
  replyType: 'image/png',
});

/**
 * The body is the file as it is. It is drawn anew as a bitmap, so that nothing hidden in it is kept.
 * 422 `picture-not-usable` says in `reason` why not.
 */
export const storeLogo = defineCall({
  ...shared,
  name: 'storeLogo',
  summary: 'Stores the restaurant’s logo, drawn anew as a bitmap',
  method: 'POST',
  audience: 'master',
  body: z.instanceof(Uint8Array),
  status: 201,
  reply: hal({ width: z.int(), height: z.int(), type: z.string() }),
  problems: [...guarded, 'body-too-large', 'picture-not-usable'],
});

export const deleteLogo = defineCall({
  ...shared,
  name: 'deleteLogo',
  summary: 'Deletes the restaurant’s logo',
  method: 'DELETE',
  audience: 'master',
  status: 204,
  reply: z.undefined(),
  problems: guarded,
});

/** For an `<img>`: needs no header, and never changes under its address. */
export const readPublicLogo = defineCall({
  name: 'readPublicLogo',
  summary: 'The logo, as guests see it',
  rel: 'picture',
  method: 'GET',
  path: '/api/1/public/restaurants/:identifier/logo/:version',
  audience: 'public',
  params: z.object({
    identifier: identifierParams.shape.identifier,
    version: z.string().regex(/^[\da-f]{16}$/),
  }),
  reply: z.instanceof(Uint8Array),
  replyType: 'image/png',
});
