/** So that a spreadsheet reads the umlauts. */
export const byteOrderMark = '\uFEFF';

/**
 * What a spreadsheet would run, or read as a number, instead of showing it (OWASP, CSV injection); with the
 * apostrophes that it has already, so that taking one away always gives back what was written.
 */
const formula = /^'*[=+\-@\t\r]/;

/** One line with `;` between its fields, as spreadsheets of German-speaking countries read it. */
export function csvLine(fields: readonly string[]): string {
  return `${fields.map(csvField).join(';')}\r\n`;
}

function csvField(value: string): string {
  const plain = formula.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
