import { listAffectedByHours as call } from '@stammtisch/contracts/settings/affected-by-hours';
import { isLeftOutside } from '@stammtisch/domain/opening-hours/entered-hours';
import type { Day } from '@stammtisch/domain/time/minute';
import type { Api } from '../../platform/http/api.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { toMinute } from '../../platform/time-zone/time-zone.ts';
import { findReservations, listComing } from '../../reservations/coming.ts';
import { atDesk, todayAt } from '../../reservations/desk.ts';
import { toResource } from '../../reservations/reservation-resource.ts';
import { openingHoursOf } from '../house.ts';

const pageSize = 50;
const never: Day = '9999-12-31' as Day;

export function mountListAffectedByHours(api: Api): void {
  register(api, call, async ({ session, body, query: { page } }) =>
    atDesk(api, session, async (desk) => {
      const { settings, timeZone } = desk.house;
      const { reservationSettings } = settings;
      const before = openingHoursOf(settings);
      const after = openingHoursOf({
        ...settings,
        reservationSettings: { ...reservationSettings, openingHours: body.openingHours },
      });
      const coming = await desk.tx.many(listComing(desk.restaurant, todayAt(desk), never));
      const ids = coming
        .filter(({ at }) => isLeftOutside(toMinute(at, timeZone), before, after))
        .map(({ id }) => id);
      const shown = ids.slice((page - 1) * pageSize, page * pageSize);
      const rows = await desk.tx.many(findReservations(desk.restaurant, shown));
      return {
        ...pageOf(call.path, { page, pageSize, total: ids.length }),
        _embedded: { reservations: rows.map((row) => toResource(row, desk)) },
      };
    }),
  );
}
