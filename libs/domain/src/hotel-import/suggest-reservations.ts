import { addDays, daysBetween, type Day } from '../time/minute.ts';

/** When hotel guests eat, and whether they do so on the days of arrival and departure. */
export interface EatingTime {
  id: string;
  /** Minutes since midnight. */
  start: number;
  end: number;
  onArrival: boolean;
  onDeparture: boolean;
}

/** What belongs to a stay, and how often. */
export interface Arrangement {
  name: string;
  abbreviation: string;
  reservations: readonly {
    /** The eating time's id. */
    eatingTime: string;
    /** EVERY_DAY: each n-th day of those on which they eat. ON_DAY: the n-th day of the stay. */
    repetitionType: 'EVERY_DAY' | 'ON_DAY';
    /** From 1. */
    repetitionNumber: number;
  }[];
}

export interface SuggestedReservation {
  date: Day;
  start: number;
  end: number;
  eatingTime: string;
}

interface Stay {
  arrival: Day;
  departure: Day;
}

/** Every day that the guest is in the house, those of arrival and departure included. */
export function visitDates({ arrival, departure }: Stay): Day[] {
  const days = daysBetween(arrival, departure) + 1;
  return Array.from({ length: days }, (_, index) => addDays(arrival, index));
}

/** The arrangement that a file names, by name or abbreviation, however it is spelt. */
export function findArrangement<Known extends Pick<Arrangement, 'name' | 'abbreviation'>>(
  written: string,
  known: readonly Known[],
): Known | undefined {
  const wanted = written.trim().toLowerCase();
  return known.find(
    ({ name, abbreviation }) =>
      name.toLowerCase() === wanted || abbreviation.toLowerCase() === wanted,
  );
}

/** The reservations that belong to a stay with this arrangement, by day and time. */
export function suggestReservations(
  stay: Stay,
  arrangement: Pick<Arrangement, 'reservations'>,
  eatingTimes: readonly EatingTime[],
): SuggestedReservation[] {
  const times = new Map(eatingTimes.map((time) => [time.id, time]));
  const suggested = arrangement.reservations.flatMap((each) => {
    const time = times.get(each.eatingTime);
    if (!time) return [];
    const days = visitDates(stay);
    const wanted =
      each.repetitionType === 'ON_DAY'
        ? days.slice(each.repetitionNumber - 1, each.repetitionNumber)
        : days
            .filter((day) => eatsOn(day, stay, time))
            .filter((_, index) => index % each.repetitionNumber === 0);
    return wanted
      .filter((day) => eatsOn(day, stay, time))
      .map((date) => ({ date, start: time.start, end: time.end, eatingTime: time.id }));
  });
  const byDay = new Map(suggested.map((one) => [`${one.date} ${one.eatingTime}`, one]));
  return [...byDay.values()].toSorted((first, second) =>
    first.date === second.date ? first.start - second.start : first.date < second.date ? -1 : 1,
  );
}

/** A stay without a night is a day of arrival and of departure at once: both have to allow it. */
function eatsOn(day: Day, { arrival, departure }: Stay, time: EatingTime): boolean {
  if (day === arrival && !time.onArrival) return false;
  return day !== departure || time.onDeparture;
}
