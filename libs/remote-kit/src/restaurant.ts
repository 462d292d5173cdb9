/** The restaurant on the screen, as far as a remote may know it. Tokens never leave the host. */
export interface Restaurant {
  uuid: string;
  name: string;
  /** The word in public booking links: `zum-goldenen-loewen`. */
  identifier: string;
  /** IANA name; every wall-clock time on the screen is meant in it. */
  timeZone: string;
  /** ISO 4217. */
  currency: string;
  /** Demo accounts cannot change settings (specification §6). */
  isDemo: boolean;
  /** Features that this account has (specification §6: autoOnlineReservation, cashsync, …). */
  features: readonly string[];
}
