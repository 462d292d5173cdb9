import { readEvents } from '../api/events.ts';
import { readRestaurant } from '../api/restaurant.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { LoadFailed } from '../app/load-failed.tsx';
import { readParameter, useHash } from '../app/route.ts';
import { Skeleton } from '../app/skeleton.tsx';
import { useBrand } from '../app/use-brand.ts';
import { BookTable } from '../book-table/book-table.tsx';
import { EventList } from './event-list.tsx';

interface BookEventPageProps {
  identifier: string;
  /** The event that was chosen; without one, all are shown. */
  eventId: string | undefined;
}

async function readBoth(identifier: string) {
  const restaurant = await readRestaurant(identifier);
  return { restaurant, events: await readEvents(restaurant) };
}

/** `#/at/event/{identifier}`, and `…/{event}` for one of them. */
export function BookEventPage({ identifier, eventId }: BookEventPageProps) {
  const { state, retry } = useLoaded(() => readBoth(identifier));
  useBrand(state.kind === 'loaded' ? state.value.restaurant : undefined);
  // The day stands behind the address, so a new one is a new address.
  useHash();
  if (state.kind === 'loading') return <Skeleton />;
  if (state.kind === 'failed') return <LoadFailed problem={state.problem} retry={retry} />;
  const { restaurant, events } = state.value;
  const event = events.find(({ id }) => id === eventId);
  const [first] = event?.dates ?? [];
  if (!event || first === undefined) return <EventList restaurant={restaurant} events={events} />;
  const wished = event.dates.find((date) => date === readParameter('day')) ?? first;
  const { id, title, dates, description } = event;
  const welcomeText = { de: description, en: description, fr: description };
  const booked = { id, title, dates };
  const house = { ...restaurant, welcomeText, nextOpenDay: wished, event: booked };
  return <BookTable key={`${id} ${wished}`} restaurant={house} />;
}
