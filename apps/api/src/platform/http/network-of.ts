/**
 * What counts as one caller: an IPv4 address, or the first 64 bits of an IPv6 address. Every home and
 * every phone has a network of 2^64 addresses, and could take another one for each request.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [front = '', back] = address.toLowerCase().split('%', 1)[0]?.split('::', 2) ?? [];
  const first = front.split(':').filter(Boolean);
  const last = (back ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = back === undefined ? first : [...first, ...zeros, ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
