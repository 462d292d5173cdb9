import type { Api } from '../platform/http/api.ts';
import type { BookingLinks } from '../reservations/booking-link.ts';
import { mountBookTable } from './book-table/route.ts';
import { mountHoldTable } from './hold-table/route.ts';
import { mountListAvailability } from './list-availability/route.ts';
import { mountListPublicEvents } from './list-events/route.ts';
import { mountManageBooking } from './manage-booking/route.ts';
import { mountRateVisit } from './rate-visit/route.ts';
import { mountPreviewBookingForm } from './preview-booking-form/route.ts';
import { mountReadRestaurant } from './read-restaurant/route.ts';

/** Decisions §4, public: no login, rate limited, on the booking host and on the app host. */
export function mountPublicBooking(api: Api, links: BookingLinks): void {
  mountReadRestaurant(api);
  mountPreviewBookingForm(api);
  mountListAvailability(api);
  mountListPublicEvents(api);
  mountBookTable(api, links);
  mountHoldTable(api);
  mountManageBooking(api);
  mountRateVisit(api);
}
