import { mountAssignment } from './assignment/mount.ts';
import { mountReadOffer } from './availability/read-offer/route.ts';
import { mountAuthentication } from './authentication/routes.ts';
import { mountCssSanityCheck } from './css-sanity-check/mount.ts';
import { mountDayInfos } from './day-infos/mount.ts';
import { mountEvents } from './events/mount.ts';
import { mountEntry } from './entry/routes.ts';
import { mountLinkedRestaurants } from './linked-restaurants/routes.ts';
import { mountGuests } from './guests/mount.ts';
import type { Api } from './platform/http/api.ts';
import { mountPublicBooking } from './public-booking/mount.ts';
import { mountMails } from './mails/mount.ts';
import { mountRatings } from './ratings/mount.ts';
import { mountRegistry } from './registry/mount.ts';
import { createBookingLinks } from './reservations/booking-link.ts';
import { mountReservations } from './reservations/mount.ts';
import { mountRooms } from './rooms/mount.ts';
import { mountSettings } from './settings/mount.ts';
import { mountTableSets } from './table-sets/mount.ts';
import { mountTags } from './tags/mount.ts';
import { mountReportRemotes } from './telemetry/report-remotes/route.ts';
import { mountStream } from './stream/routes.ts';
import { mountWaitingList } from './waiting-list/mount.ts';

/** Every noun of the API. A new noun adds its line here. */
export function mountRoutes(api: Api): void {
  mountEntry(api);
  mountAuthentication(api);
  mountLinkedRestaurants(api);
  mountStream(api);
  mountSettings(api);
  mountReadOffer(api);
  mountCssSanityCheck(api);
  mountRooms(api);
  mountTableSets(api);
  mountGuests(api);
  mountDayInfos(api);
  mountTags(api);
  mountEvents(api);
  const links = createBookingLinks(api.config.TOKEN_SECRET);
  mountReservations(api, links);
  mountAssignment(api);
  mountRatings(api);
  mountMails(api);
  mountWaitingList(api);
  mountPublicBooking(api, links);
  mountRegistry(api);
  mountReportRemotes(api);
}
