/** Bits 0 to 31 of a text's hash (FNV-1a with murmur's finish): the same on every device. */
function hash32(text: string, seed: number): number {
  let hash = (0x81_1c_9d_c5 ^ seed) >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * How a restaurant is named in a release that everybody can read: 16 hex digits that tell nobody
 * which one it is.
 */
export function restaurantKey(uuid: string): string {
  const part = (seed: number) => hash32(uuid.toLowerCase(), seed).toString(16).padStart(8, '0');
  return part(0) + part(0x9e_37_79_b9);
}

/**
 * Where a restaurant stands in the roll-out of a remote: from 0 to below 100. It has the new
 * version when this is less than the percentage, so raising the percentage takes it from nobody,
 * and another remote begins with other restaurants.
 */
export function rolloutShare(uuid: string, remote: string): number {
  return (hash32(`${remote}:${uuid.toLowerCase()}`, 1) / 2 ** 32) * 100;
}
