import { needsMasterPassword, type PartySize } from '@stammtisch/domain/reservation/party';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import type { Desk } from './desk.ts';

/** Specification §1: the master password guards locks and parties above the house's threshold. */
export function refuseWithoutMaster(
  desk: Desk,
  change: { persons: PartySize; wasLocked: boolean; locked: boolean; wasPersons?: PartySize },
): Refusal | undefined {
  if (desk.elevated) return undefined;
  const { masterPasswordThreshold } = desk.house.settings.reservationSettings;
  const isNewSize = change.persons.to !== change.wasPersons?.to;
  const isTooLarge = isNewSize && needsMasterPassword(change.persons, masterPasswordThreshold);
  const touchesLock = change.wasLocked || change.locked;
  return isTooLarge || touchesLock ? refuse('master-password-required') : undefined;
}
