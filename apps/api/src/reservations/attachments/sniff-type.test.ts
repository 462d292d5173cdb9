import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sniffType } from './sniff-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['%PDF-1.7\n%\u00e2\u00e3', 'application/pdf'],
  ['\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF', 'image/jpeg'],
  ['\u0089PNG\r\n\u001a\n\u0000\u0000', 'image/png'],
  ['RIFF\u0024\u0000\u0000\u0000WEBPVP8 ', 'image/webp'],
  ['RIFF\u0024\u0000\u0000\u0000WAVEfmt ', undefined],
  ['Vorspeise: Suppe\r\n\tohne Sellerie', 'text/plain'],
  ['K\u00fcche in Windows-1252', 'text/plain'],
  ['MZ\u0090\u0000\u0003', undefined],
  ['PK\u0003\u0004', undefined],
])('%j is %s', (content, type) => {
  expect(sniffType(bytes(content))).toBe(type);
});

test('nothing that holds a NUL passes for text', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 50 }),
      fc.uint8Array({ maxLength: 50 }),
      (head, tail) => {
        return sniffType(Uint8Array.of(...head, 0, ...tail)) !== 'text/plain';
      },
    ),
  );
});
