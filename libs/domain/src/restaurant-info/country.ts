/** Specification §9: where houses may be, by ISO 3166-1 alpha-2; those that are chosen most come first. */
export const countries = [
  'DE',
  'CH',
  'AT',
  'DK',
  'FR',
  'ES',
  'IT',
  'BE',
  'CA',
  'GB',
  'LU',
  'MU',
  'PT',
  'US',
] as const;
export type Country = (typeof countries)[number];
