import { Frame } from './app/frame.tsx';
import { UnknownRestaurant } from './app/unknown-restaurant.tsx';
import type { Route } from './app/route.ts';
import { BookEventPage } from './book-event/book-event-page.tsx';
import { ManageBookingPage } from './manage-booking/manage-booking-page.tsx';
import { CardLeft } from './leave-card/card-left.tsx';
import { RateVisitPage } from './rate-visit/rate-visit-page.tsx';

/** Every page but the booking form; one file of its own, so that those who book do not load it. */
export function BehindLinks({ route }: { route: Exclude<Route, { page: 'book-table' }> }) {
  switch (route.page) {
    case 'book-event':
      return (
        <BookEventPage
          key={route.identifier}
          identifier={route.identifier}
          eventId={route.eventId}
        />
      );
    case 'manage':
      return <ManageBookingPage key={route.token} token={route.token} />;
    case 'rate':
      return <RateVisitPage key={route.token} token={route.token} />;
    case 'card':
      return (
        <Frame>
          <CardLeft isSaved={route.isSaved} />
        </Frame>
      );
    case 'unknown':
      return <UnknownRestaurant />;
  }
}
