import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';
import { assignmentSettings } from './assignment-settings.ts';
import { cashRegisterSyncSettings } from './cash-register-sync-settings.ts';
import { cancellationPolicySettings } from './cancellation-policy-settings.ts';
import { generalSettings } from './general-settings.ts';
import { mailSettings } from './mail-settings.ts';
import { onlineReservationSettings } from './online-reservation-settings.ts';
import { privacySettings } from './privacy-settings.ts';
import { reservationSettings } from './reservation-settings.ts';

/** The whole configuration of a restaurant, with the specification's defaults (§3, §9). */
export const settings = z.object({
  reservationSettings,
  onlineReservationSettings,
  assignmentSettings,
  generalSettings,
  privacySettings,
  mail: mailSettings,
  cancellationPolicySettings,
  cashRegisterSyncSettings,
});
export type Settings = z.infer<typeof settings>;

export const readSettings = defineCall({
  name: 'readSettings',
  summary: 'Reads the whole configuration of the restaurant',
  rel: 'settings',
  method: 'GET',
  path: '/api/1/settings',
  audience: 'staff',
  reply: hal(settings.shape),
});
