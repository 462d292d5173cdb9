/** In an address a hash is written in hex, elsewhere as browsers want it: `sha384-<base64>`. */
export function integrityFromHex(hex: string): string {
  return `sha384-${Buffer.from(hex, 'hex').toString('base64')}`;
}

export function hexFromIntegrity(integrity: string): string {
  return Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
}
