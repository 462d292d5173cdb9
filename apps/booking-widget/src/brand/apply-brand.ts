import { readableOn, textOn } from '@stammtisch/domain/brand/contrast';

export interface Brand {
  primarycolor: string;
  secondarycolor: string;
  customCss: string;
}

// The lightest and darkest surfaces that coloured words stand on; see tokens.css.
const lightSurface = '#f3f1ef';
const darkSurface = '#262321';
const shape = /^#[\da-f]{6}$/i;

/**
 * Dresses the widget in a restaurant's colours and its own style sheet. Written through the style
 * objects, because the content security policy allows no inline style.
 */
export function applyBrand(brand: Brand, root: HTMLElement): void {
  const colors = { primary: brand.primarycolor, secondary: brand.secondarycolor };
  for (const [name, color] of Object.entries(colors)) {
    if (!shape.test(color)) continue;
    root.style.setProperty(`--${name}`, color);
    root.style.setProperty(`--on-${name}`, textOn(color));
    root.style.setProperty(`--${name}-ink-light`, readableOn(color, lightSurface));
    root.style.setProperty(`--${name}-ink-dark`, readableOn(color, darkSurface));
  }
  if (!brand.customCss.trim()) return;
  void import('./scope-css.ts').then(({ wearCss }) => wearCss(brand.customCss, root));
}
