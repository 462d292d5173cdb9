import type { OpeningHour } from '../opening-hours/opening-hours.ts';

/** Specification §3 and §9: how long before the start guests may still book. */
export type LeadTime =
  | { unit: 'time'; seconds: number }
  /** Whole calendar days of the house: 1 means "from tomorrow on". */
  | { unit: 'days'; days: number };

/** New guests in one interval of the house's clock; -1 any number, 0 none. */
export interface Pacing {
  /** Everybody who comes, however they booked. */
  all: number;
  /** Those who booked online. */
  online: number;
}

/** What a house has set about who may book when. */
export interface BookingRules {
  hours: readonly OpeningHour[];
  /** Minutes between two offered times. */
  interval: number;
  pacing: Pacing;
  online: {
    active: boolean;
    leadTime: LeadTime;
    /** Days from today on which guests may book. */
    maxDaysAhead: number;
    minPersons: number;
    maxPersons: number;
    /** Hours before an event's beginning at which its times are locked for guests; 0 never. */
    eventLock: number;
  };
}
