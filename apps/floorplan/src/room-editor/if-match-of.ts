/** `If-Match` for a change of what was read in this version. */
export function ifMatchOf({ version }: { version: number }): string {
  return `"${version}"`;
}
