import {
  listOverfullHours,
  type HotelImport,
} from '@stammtisch/contracts/hotel-import/hotel-import';
import { findLink } from '@stammtisch/hal-client';
import { useResource } from '@stammtisch/remote-kit';

/** The opening hours that the accepted stays would overbook, and whether a meal lies in one of them. */
export function useOverfullHours(hotelImport: HotelImport) {
  const { data } = useResource(findLink(hotelImport, 'overfull'), {
    schema: listOverfullHours.reply,
    variables: { page: 1 },
  });
  const hours = data?.resource._embedded.hours ?? [];
  const arrivals = new Set(
    hours.flatMap((hour) => hour.arrivals.map(({ date, start }) => `${date} ${start}`)),
  );
  return {
    hours,
    total: data?.resource.total ?? 0,
    isOverfull: (meal: { date: string; start: string }) =>
      arrivals.has(`${meal.date} ${meal.start}`),
  };
}
