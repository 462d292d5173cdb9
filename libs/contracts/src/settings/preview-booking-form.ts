import { defineCall } from '../call.ts';
import { readPublicRestaurant } from '../public/read-restaurant.ts';
import { patchSettings } from './change-settings.ts';

/** As guests would get it after a change that is not saved: a patch as `patchSettings` takes it. */
export const previewBookingForm = defineCall({
  name: 'previewBookingForm',
  summary: 'Tells what the booking form would look like with changed settings',
  rel: 'booking-form-preview',
  method: 'POST',
  path: '/api/1/settings/booking-form',
  audience: 'staff',
  body: patchSettings.body,
  reply: readPublicRestaurant.reply,
});
