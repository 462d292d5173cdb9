/** Paths of the members that were sent and that the parsed value does not have: nobody knows them. */
export function unknownMembers(
  sent: unknown,
  parsed: unknown,
  path: readonly PropertyKey[] = [],
): PropertyKey[][] {
  if (!isObject(sent)) return [];
  return Object.entries(sent).flatMap(([name, value]) =>
    isObject(parsed) && Object.hasOwn(parsed, name)
      ? unknownMembers(value, Reflect.get(parsed, name), [...path, name])
      : [[...path, name]],
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
