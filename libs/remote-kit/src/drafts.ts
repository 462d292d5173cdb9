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

function removeAll(storage: Storage, prefix: string): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key?.startsWith(prefix)) storage.removeItem(key);
  }
}

/** At logout: whoever comes next on this device reads nothing of it. */
export function forgetDrafts(restaurant: string): void {
  removeAll(sessionStorage, prefixOf(restaurant));
  removeAll(localStorage, keptPrefixOf(restaurant));
}
