export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Opens the map app of a phone, or the map page elsewhere. */
export function directionsTo({ name, address }: { name: string; address: string }): string {
  const destination = encodeURIComponent(`${name}, ${address}`);
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}
