export type Theme = 'system' | 'light' | 'dark';
export type Density = 'system' | 'compact' | 'comfortable';

/** Light or dark, compact or comfortable; `system` follows the device (colour scheme, pointer). */
export function applyAppearance(
  { theme, density }: { theme?: Theme; density?: Density },
  target = document.documentElement,
): void {
  for (const [name, value] of Object.entries({ theme, density })) {
    if (value === undefined) continue;
    if (value === 'system') delete target.dataset[name];
    else target.dataset[name] = value;
  }
}
