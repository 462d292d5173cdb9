/** A browser whose people have switched the page guides off: nothing lies over what a journey presses. */
export function withoutGuides(origins: readonly string[]) {
  const localStorage = [{ name: 'stammtisch.guides', value: JSON.stringify({ isOff: true }) }];
  return { cookies: [], origins: origins.map((origin) => ({ origin, localStorage })) };
}
