import type { AttachmentType } from '@stammtisch/contracts/reservation/attachment';

/**
 * What a file is by its first bytes, whatever its name says; undefined for all that is not taken.
 * Text is what holds no control signs beside tabs and line ends, in whichever encoding.
 */
export function sniffType(content: Uint8Array): AttachmentType | undefined {
  const begins = (signature: string, at = 0) =>
    signature === String.fromCharCode(...content.subarray(at, at + signature.length));
  if (begins('%PDF-')) return 'application/pdf';
  if (begins('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (begins('\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (begins('RIFF') && begins('WEBP', 8)) return 'image/webp';
  return content.every(isTextByte) ? 'text/plain' : undefined;
}

function isTextByte(byte: number): boolean {
  return byte === 9 || byte === 10 || byte === 13 || (byte >= 32 && byte !== 127);
}
