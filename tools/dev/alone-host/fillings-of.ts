import type { RemoteDefinition } from '@stammtisch/contracts/remote/define-remote';
import { slotKey } from '@stammtisch/contracts/remote/slot';
import { sampleOf } from '@stammtisch/testing/sample-of';

export interface ShownFilling {
  /** The place's key: `reservation.live-plan@1`. */
  place: string;
  path: string;
  expose: string;
  /** What the place would hand over. */
  data: object;
}

/** What a remote puts into the places of others, each at an address of its own with made-up data. */
export function fillingsOf(remote: RemoteDefinition): ShownFilling[] {
  return (remote.slots?.filled ?? []).map(({ contract, expose }) => {
    const place = slotKey(contract);
    return { place, path: `/place/${place}`, expose, data: Object(sampleOf(contract.data)) };
  });
}
