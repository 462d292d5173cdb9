const prefixOf = (restaurant: string) => `stammtisch.draft.${restaurant}.`;

/** Where a half-filled form of a restaurant lies in the session storage, to survive a reload. */
export function draftKey(restaurant: string, form: string): string {
  return prefixOf(restaurant) + form;
}

/** At logout: whoever comes next on this device reads nothing of it. */
export function forgetDrafts(restaurant: string): void {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) =>
    sessionStorage.key(index),
  );
  for (const key of keys) {
    if (key?.startsWith(prefixOf(restaurant))) sessionStorage.removeItem(key);
  }
}
