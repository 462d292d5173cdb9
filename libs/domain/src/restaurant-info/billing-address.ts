/** Where bills go (specification §3). */
export interface BillingAddress {
  line1: string;
  line2: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

export interface HouseAddress {
  street: string;
  plz: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** The house's own address, as a bill would carry it. */
export function billedAtHome({ street, plz, city, country }: HouseAddress): BillingAddress {
  return { line1: street, line2: '', postalCode: plz, city, country };
}
