import * as brand from '@stammtisch/domain/brand/contrast';

/** A colour as `#rgb` or `#rrggbb`, as the settings store it. */
export type HexColor = string;

/** @throws {RangeError} for what is no colour */
function inFull(color: HexColor): string {
  const short = /^#?([\da-f])([\da-f])([\da-f])$/iu.exec(color.trim());
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  const long = /^#?([\da-f]{6})$/iu.exec(color.trim());
  if (!long) throw new RangeError(`not a hexadecimal colour: ${color}`);
  return `#${long[1]}`;
}

/** Contrast ratio of two colours, 1 to 21; WCAG AA asks 4.5 of text. */
export function contrast(one: HexColor, other: HexColor): number {
  return brand.contrast(inFull(one), inFull(other));
}

/** The text colour that reads on a colour: at least 4.5:1, WCAG AA. A restaurant may choose any colour. */
export function textOn(color: HexColor): HexColor {
  return brand.textOn(inFull(color));
}

/** The nearest shade that reads on a background: for words and icons in the restaurant's own colour. */
export function readableOn(color: HexColor, background: HexColor): HexColor {
  return brand.readableOn(inFull(color), inFull(background));
}
