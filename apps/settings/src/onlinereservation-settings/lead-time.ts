import type { Settings } from '@stammtisch/contracts/settings/settings';

export type LeadUnit = 'minutes' | 'hours' | 'days';
type StoredUnit = Settings['onlineReservationSettings']['leadTimeUnit'];

const secondsIn: Record<LeadUnit, number> = { minutes: 60, hours: 3_600, days: 86_400 };

/** Stored are seconds and one of two units (specification §9); people say minutes, hours or days. */
export function readLeadTime(seconds: number, unit: StoredUnit): { count: number; unit: LeadUnit } {
  if (unit === 'days') return { count: Math.round(seconds / secondsIn.days), unit };
  const isWhole = seconds > 0 && seconds % secondsIn.hours === 0;
  const read: LeadUnit = isWhole ? 'hours' : 'minutes';
  return { count: Math.round(seconds / secondsIn[read]), unit: read };
}

export function storeLeadTime(count: number, unit: LeadUnit): [seconds: number, unit: StoredUnit] {
  return [count * secondsIn[unit], unit === 'days' ? 'days' : 'time'];
}
