/**
 * What an installation gives to some accounts only (specification §6): online bookings that are
 * confirmed by themselves, cash register sync, calls that show the guest, fees for no-shows.
 */
export const features = ['autoOnlineReservation', 'cashsync', 'phoneSystem', 'noShowFee'] as const;
export type Feature = (typeof features)[number];
