export interface DecodedFile {
  text: string;
  encoding: 'utf-8' | 'windows-1252';
}

/** Control characters that no text of a hotel system has: pictures and archives are full of them. */
// oxlint-disable-next-line no-control-regex
const binary = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/**
 * UTF-8 where the bytes are, with or without a byte order mark; else Windows-1252, in which every byte
 * is something (design: chardet took it for ISO-8859-1).
 *
 * @returns undefined for what is no text
 */
export function decodeFile(content: Uint8Array): DecodedFile | undefined {
  const decoded = decode(content);
  return binary.test(decoded.text) ? undefined : decoded;
}

function decode(content: Uint8Array): DecodedFile {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(content), encoding: 'utf-8' };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { text: new TextDecoder('windows-1252').decode(content), encoding: 'windows-1252' };
  }
}
