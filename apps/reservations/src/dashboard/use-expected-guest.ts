import { phoneCall } from '@stammtisch/contracts/phone/phone-call';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource } from '@stammtisch/remote-kit';
import type { Guest } from '../guests/guest.ts';
import { useGuest } from '../guests/use-guest.ts';
import type { NewSheet } from './use-day-address.ts';

/** Whom a new reservation is for: a guest of the book, or the number of a stranger who calls. */
export interface ExpectedGuest {
  isPending: boolean;
  guest: Guest | undefined;
  /** Empty when nobody knows. */
  phone: string;
}

/**
 * Reads whom the address names, by ids alone: an address is kept in histories, where a phone number has
 * no business. A guest who was deleted, or a call that was forgotten meanwhile, leaves the form empty.
 */
export function useExpectedGuest({ guest: guestId, call: callId }: NewSheet): ExpectedGuest {
  const { entry } = useHost();
  const { guest, isError } = useGuest(guestId);
  const link = callId === undefined ? undefined : findLink(entry, 'phone-call');
  const call = useResource(link, {
    schema: phoneCall,
    variables: { callId: callId ?? '' },
  });
  const isGuestPending = guestId !== undefined && guest === undefined && !isError;
  const isCallPending = link !== undefined && call.isPending;
  return {
    isPending: isGuestPending || isCallPending,
    guest,
    phone: call.data?.resource.caller ?? '',
  };
}
