/** Names that mean one table: case, blanks and leading zeros do not tell them apart. */
export function tableKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/g, '')
    .replaceAll(/(?<!\d)0+(?=\d)/g, '');
}

export interface NamedTable {
  id: string;
  name: string;
}

export interface RegisterTable extends NamedTable {
  /** Our table that it stands for; kept when either of them is renamed. */
  match: string | undefined;
  /** Somebody decided it; also that it is none of ours. */
  isByHand: boolean;
}

/**
 * The tables of the register that have found one of ours by its name. Two of ours with one name are
 * nobody's: a person has to say which of them it is.
 */
export function matchTables(
  ofRegister: readonly RegisterTable[],
  ours: readonly NamedTable[],
): Map<string, string> {
  const byKey = new Map<string, string | undefined>();
  for (const { id, name } of ours) {
    const key = tableKey(name);
    byKey.set(key, byKey.has(key) ? undefined : id);
  }
  const found = new Map<string, string>();
  for (const { id, name, match, isByHand } of ofRegister) {
    const ofThatName = byKey.get(tableKey(name));
    if (match === undefined && !isByHand && ofThatName) found.set(id, ofThatName);
  }
  return found;
}
