const dark = '#1a1a1a';
const light = '#ffffff';

/** Relative luminance of `#rrggbb`, 0 (black) to 1 (white): WCAG 2.2, "relative luminance". */
function luminance(color: string): number {
  const channels = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21; WCAG AA asks 4.5 of text. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Whether #1a1a1a or white reads better on the restaurant's colour: it may be any (screens). */
export function textOn(color: string): string {
  return contrast(color, dark) >= contrast(color, light) ? dark : light;
}
