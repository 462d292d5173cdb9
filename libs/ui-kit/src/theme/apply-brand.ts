import { readableOn, textOn, type HexColor } from './contrast.ts';

/** A restaurant's own two colours (specification §3, generalSettings). */
export interface Brand {
  primary: HexColor;
  secondary: HexColor;
}

/** The lightest and darkest surfaces that coloured words stand on; see tokens.css. */
const lightSurface = '#f3f1ef';
const darkSurface = '#262321';

/** Puts a restaurant's colours on an element, with the text colours that read on them. */
export function applyBrand({ primary, secondary }: Brand, target = document.documentElement): void {
  for (const [name, color] of Object.entries({ primary, secondary })) {
    const onLight = readableOn(color, lightSurface);
    const onDark = readableOn(color, darkSurface);
    target.style.setProperty(`--${name}`, color);
    target.style.setProperty(`--on-${name}`, textOn(color));
    target.style.setProperty(`--${name}-ink`, `light-dark(${onLight}, ${onDark})`);
  }
}
