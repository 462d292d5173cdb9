import { previewBookingForm as call } from '@stammtisch/contracts/settings/preview-booking-form';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { atDesk } from '../../reservations/desk.ts';
import { mergePatch } from '../../settings/merge-patch.ts';
import { readWanted } from '../../settings/read-wanted.ts';
import { composeRestaurant } from '../read-restaurant/compose-restaurant.ts';

export function mountPreviewBookingForm(api: Api): void {
  register(api, call, async ({ session, body }) =>
    atDesk(api, session, async (desk) => {
      const wanted = readWanted(mergePatch(desk.house.settings, body));
      if ('refusal' in wanted) return wanted.refusal;
      const house = { ...desk.house, settings: wanted.settings };
      const { _links, ...form } = await composeRestaurant({ ...desk, house });
      // No table is kept and nothing is booked where somebody only looks.
      const { holds: _holds, reservations: _reservations, ...links } = _links;
      return { ...form, _links: links };
    }),
  );
}
