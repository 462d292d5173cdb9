import * as z from 'zod';
import { defineCall } from '../call.ts';
import { wirePassword } from './session.ts';

/** Specification §7. 405 `wrong-master-password`. Counts for this login only. */
export const enterMasterPassword = defineCall({
  name: 'enterMasterPassword',
  summary: 'Unlocks settings and locked reservations for ten minutes',
  rel: 'authmaster',
  method: 'POST',
  path: '/api/1/settings/restaurantinfos/authmaster',
  audience: 'staff',
  body: z.strictObject({ password: wirePassword }),
  reply: z.object({ elevatedUntil: z.iso.datetime() }),
  problems: ['wrong-master-password', 'too-many-requests'],
});
