/** Only http(s): an address that a restaurant typed must not run as a script. */
export function webLink(address: string): string | undefined {
  return /^https?:\/\//i.test(address) ? address : undefined;
}
