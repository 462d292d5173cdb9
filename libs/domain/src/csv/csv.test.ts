import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  ['Huber', 'Huber'],
  ['Huber; Anna', '"Huber; Anna"'],
  ['sagt "hallo"', '"sagt ""hallo"""'],
  ['zwei\nZeilen', '"zwei\nZeilen"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['+49301234567', "'+49301234567"],
  ["'=1+1", "''=1+1"],
  ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"'],
])('%j is written as %j', (value, written) => {
  expect(csvLine([value])).toBe(`${written}\r\n`);
});

test('no field begins like a formula, and every field can be read back', () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.constantFrom('=', '+', '-', '@', "'", ';', '"', '\n', '\r\n'),
  );
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(nasty, nasty).map(([a, b]) => a + b),
        { minLength: 2 },
      ),
      (row) => {
        const fields = read(csvLine(row));
        expect(fields.map((field) => field.replace(/^'(?='*[=+\-@\t\r])/, ''))).toEqual(row);
        for (const field of fields) expect(field).not.toMatch(/^[=+\-@\t\r]/);
      },
    ),
  );
});

/** RFC 4180 with `;`. */
function read(line: string): string[] {
  const fields: string[] = [];
  let rest = line.slice(0, -2);
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"(;|$)/.exec(rest);
    const match = quoted ?? /^([^;"]*)(;|$)/.exec(rest);
    if (!match) throw new Error(`cannot be read: ${rest}`);
    const [whole, value = '', end] = match;
    fields.push(quoted ? value.replaceAll('""', '"') : value);
    if (end === '') return fields;
    rest = rest.slice(whole.length);
  }
}
