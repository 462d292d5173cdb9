const prefixOf = (restaurant: string) => `stammtisch.draft.${restaurant}.`;
const keptPrefixOf = (restaurant: string) => `stammtisch.kept.${restaurant}.`;

/** Where a half-filled form of a restaurant lies in the session storage, to survive a reload. */
export function draftKey(restaurant: string, form: string): string {
  return prefixOf(restaurant) + form;
}

/** Where something that was done and not yet told lies in the local storage, until it is. */
export function keptKey(restaurant: string, what: string): string {
  return keptPrefixOf(restaurant) + what;
}

function keysOf(storage: Storage, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter((key) => key !== null).filter((key) => key.startsWith(prefix));
}

function removeAll(storage: Storage, prefix: string): void {
  for (const key of keysOf(storage, prefix)) storage.removeItem(key);
}

/** Whether something was done on this device of which the house does not know yet. */
export function holdsUntold(restaurant: string): boolean {
  return keysOf(localStorage, keptPrefixOf(restaurant)).length > 0;
}

/** At logout: whoever comes next on this device reads nothing of it. */
export function forgetDrafts(restaurant: string): void {
  removeAll(sessionStorage, prefixOf(restaurant));
  removeAll(localStorage, keptPrefixOf(restaurant));
}
