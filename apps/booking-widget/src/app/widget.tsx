import { lazy, Suspense } from 'react';
import { BookTablePage } from '../book-table/book-table-page.tsx';
import { Fault } from './fault.tsx';
import { LanguageProvider } from './language.tsx';
import { useAddress } from './place.ts';
import { parseRoute } from './route.ts';
import { Skeleton } from './skeleton.tsx';

const UnknownRestaurant = lazy(async () => ({
  default: (await import('../otherwise.ts')).UnknownRestaurant,
}));
const loadManageBooking = () => import('../manage-booking/manage-booking-page.tsx');
const ManageBookingPage = lazy(async () => ({
  default: (await loadManageBooking()).ManageBookingPage,
}));
const loadBookEvent = () => import('../book-event/book-event-page.tsx');
const BookEventPage = lazy(async () => ({ default: (await loadBookEvent()).BookEventPage }));

/** The whole widget: one page for each kind of link that leads to the booking host. */
export function Widget() {
  return (
    <LanguageProvider>
      <Fault>
        <Suspense fallback={<Skeleton />}>
          <Page />
        </Suspense>
      </Fault>
    </LanguageProvider>
  );
}

function Page() {
  const route = parseRoute(useAddress());
  switch (route.page) {
    case 'book-table':
      return <BookTablePage key={route.identifier} identifier={route.identifier} />;
    case 'book-event':
      return <BookEventPage key={route.identifier} identifier={route.identifier} />;
    case 'manage-booking':
      return <ManageBookingPage key={route.token} token={route.token} />;
    case 'unknown':
      return <UnknownRestaurant />;
  }
}
