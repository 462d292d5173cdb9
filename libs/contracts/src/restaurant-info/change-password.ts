import * as z from 'zod';
import { wirePassword } from '../authentication/session.ts';
import { defineCall } from '../call.ts';
import { readRestaurantInfo } from './restaurant-info.ts';

/** Both as the browser hashes them (decisions §8), the master password with its own salt. */
const body = z.strictObject({ newPassword: wirePassword, oldPassword: wirePassword });

const shared = {
  method: 'POST',
  audience: 'staff',
  body,
  status: 204,
  reply: z.undefined(),
  problems: ['demo-read-only', 'password-too-common', 'too-many-requests', 'wrong-old-password'],
} as const;

/** Specification §7. The account's other sessions end, on every device; this one stays. */
export const changePassword = defineCall({
  ...shared,
  name: 'changePassword',
  summary: 'Changes the account’s password',
  rel: 'change-password',
  path: `${readRestaurantInfo.path}/change-password`,
});

/** Specification §7. What the old one had unlocked on other devices is locked again. */
export const changeMasterPassword = defineCall({
  ...shared,
  name: 'changeMasterPassword',
  summary: 'Changes the restaurant’s master password',
  rel: 'change-masterpassword',
  path: `${readRestaurantInfo.path}/change-masterpassword`,
});
