import { retentionDay } from '@stammtisch/domain/privacy/since';
import type { House } from '../../settings/house.ts';
import type { Concern } from '../concerned-guests.ts';
import { houseDay } from '../house-day.ts';

/** Whom the house's own rule concerns on this day; nobody while it is switched off. */
export function retentionOf(
  house: Pick<House, 'timeZone' | 'settings'>,
  clock: Date,
): Concern | undefined {
  const { retentionMonths } = house.settings.privacySettings;
  if (retentionMonths === 0) return undefined;
  const since = retentionDay(houseDay(house, clock), retentionMonths);
  return { since, reason: 'RETENTION' };
}
