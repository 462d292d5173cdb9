import type { GuestReply } from '@stammtisch/contracts/guest/guest';
import { guestNameOf } from '@stammtisch/domain/reservation/guest-name';

/** A guest as the server tells it. */
export type Guest = GuestReply;

/** `Anna Huber`; a company stands for a guest without a name. */
export function nameOf(guest: Pick<Guest, 'forename' | 'lastname' | 'company'>): string {
  return guestNameOf({ guest });
}

/** The version that a change is based on, as `If-Match` wants it. */
export function ifMatchOf({ version }: Pick<Guest, 'version'>): string {
  return `"${version}"`;
}
