/** Not bound to a restaurant: the tablet at the bar stays the tablet at the bar. */
const storageKey = 'stammtisch.device-name';

/** In the order of asking: Edge calls itself Chrome too, and Chrome Safari. */
const browsers: readonly [string, RegExp][] = [
  ['Edge', /\bEdg/],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly [string, RegExp][] = [
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** `Chrome · Windows`: as much as a browser tells of itself without being asked. */
export function nameByBrowser(userAgent: string): string {
  const of = (known: readonly [string, RegExp][]) =>
    known.find(([, sign]) => sign.test(userAgent))?.[0];
  return [of(browsers) ?? 'Browser', of(systems)].filter((part) => part !== undefined).join(' · ');
}

/** What this device calls itself before others; accounts belong to restaurants, not to people. */
export function deviceName(): string {
  return localStorage.getItem(storageKey) ?? nameByBrowser(navigator.userAgent);
}

/** An empty name gives the browser's own back. */
export function nameDevice(name: string): void {
  if (name === '') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, name);
}
