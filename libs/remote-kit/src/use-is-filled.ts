import { slotKey, type SlotContract } from '@stammtisch/contracts/remote/slot';
import { useHost } from './host.ts';

/** Whether any remote fills a place: for a way there that must not lead to nothing. */
export function useIsFilled(contract: SlotContract): boolean {
  return useHost().filledSlots.has(slotKey(contract));
}
