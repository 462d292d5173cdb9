/** A colour as `#rgb` or `#rrggbb`, as the settings store it. */
export type HexColor = string;

const dark = '#1a1a1a';
const light = '#ffffff';
const black = '#000000';

function channelsOf(color: HexColor): [number, number, number] {
  const short = /^#?([\da-f])([\da-f])([\da-f])$/iu.exec(color.trim());
  const long = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(color.trim());
  const [, red, green, blue] = short ?? long ?? [];
  if (red === undefined || green === undefined || blue === undefined) {
    throw new RangeError(`not a hexadecimal colour: ${color}`);
  }
  const read = (text: string) => Number.parseInt(short ? text + text : text, 16);
  return [read(red), read(green), read(blue)];
}

/** Relative luminance, 0 (black) to 1 (white): WCAG 2.2, "relative luminance". */
export function luminance(color: HexColor): number {
  const [red, green, blue] = channelsOf(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio of two colours, 1 to 21; WCAG AA asks 4.5 of text. */
export function contrast(one: HexColor, other: HexColor): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** The text colour that reads on a colour: at least 4.5:1, WCAG AA. A restaurant may choose any colour. */
export function textOn(color: HexColor): HexColor {
  if (contrast(color, dark) >= 4.5) return dark;
  if (contrast(color, light) >= 4.5) return light;
  return black; // a middle grey: the softer dark is just too faint
}

function mix(color: HexColor, target: number, share: number): HexColor {
  const parts = channelsOf(color).map((value) => Math.round(value + (target - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The nearest darker or lighter colour of the same kind that reads on a background: for words and
 * icons in the restaurant's own colour.
 */
export function readableOn(color: HexColor, background: HexColor, ratio = 4.5): HexColor {
  const target = luminance(background) > 0.18 ? 0 : 255;
  const steps = Array.from({ length: 51 }, (_, step) => mix(color, target, step / 50));
  return steps.find((step) => contrast(step, background) >= ratio) ?? mix(color, target, 1);
}
