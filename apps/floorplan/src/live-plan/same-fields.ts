/** Whether two flat values say the same: what is drawn from them need not be drawn again. */
export function sameFields(first: object, second: object): boolean {
  const entries = Object.entries(first);
  const others = new Map(Object.entries(second));
  return (
    entries.length === others.size &&
    entries.every(([name, value]) => others.has(name) && Object.is(others.get(name), value))
  );
}
