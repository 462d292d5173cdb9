/** Only http(s): an address that a restaurant typed must not run as a script. */
export function webLink(address: string): string | undefined {
  return /^https?:\/\//i.test(address) ? address : undefined;
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Opens the map app of a phone, or the map page elsewhere. */
export function directionsTo({ name, address }: { name: string; address: string }): string {
  const destination = encodeURIComponent(`${name}, ${address}`);
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}
