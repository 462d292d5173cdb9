import { guest } from '@stammtisch/contracts/guest/guest';
import * as z from 'zod/mini';

const values = z.omit(guest, {
  id: true,
  version: true,
  reservationCount: true,
  noShowCount: true,
  _links: true,
});

/** What somebody began to write about a guest, and what they began with. */
export const guestDraft = z.object({ base: values, mine: values });
