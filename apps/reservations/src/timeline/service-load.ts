import { paceOf, type PacedParty, type Quarter } from '@stammtisch/domain/reservation/pace';
import { minuteOfDay, type Minute } from '@stammtisch/domain/time/minute';

export interface LoadedHour {
  from: Minute;
  /** Persons who sit at the fullest quarter of the hour. */
  seated: number;
  quarters: Quarter[];
}

/** The day's quarters of an hour by the hour that they lie in, as the axis shows them. */
export function hoursOf(
  parties: readonly PacedParty[],
  span: { from: Minute; to: Minute },
): LoadedHour[] {
  const hours: LoadedHour[] = [];
  for (const quarter of paceOf(parties, span)) {
    const last = hours.at(-1);
    if (last === undefined || minuteOfDay(quarter.from) % 60 === 0) {
      hours.push({ from: quarter.from, seated: quarter.seated, quarters: [quarter] });
    } else {
      last.quarters.push(quarter);
      last.seated = Math.max(last.seated, quarter.seated);
    }
  }
  return hours;
}
