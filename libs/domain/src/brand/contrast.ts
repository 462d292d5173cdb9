type Channels = readonly [number, number, number];

const dark = '#1a1a1a';
const light = '#ffffff';

function channelsOf(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Relative luminance, 0 (black) to 1 (white): WCAG 2.2, "relative luminance". */
function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function ratio(one: Channels, other: Channels): number {
  const lights = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(...lights) / Math.min(...lights);
}

/** Contrast of two colours `#rrggbb`, 1 to 21; WCAG AA asks 4.5 of text. */
export function contrast(one: string, other: string): number {
  return ratio(channelsOf(one), channelsOf(other));
}

/**
 * The text colour that reads on a colour `#rrggbb`, at least 4.5 : 1. A restaurant may choose any;
 * on a middle grey the softer dark is just too faint, so it is black.
 */
export function textOn(color: string): string {
  return [dark, light].find((text) => contrast(color, text) >= 4.5) ?? '#000000';
}

/** The nearest darker or lighter shade of a colour that reads on a background, at least 4.5 : 1. */
export function readableOn(color: string, background: string): string {
  const ground = channelsOf(background);
  const target = luminance(ground) > 0.18 ? 0 : 255;
  const [red, green, blue] = channelsOf(color);
  for (let share = 0; share < 1; share += 0.02) {
    const shade = (value: number) => Math.round(value + (target - value) * share);
    const shaded: Channels = [shade(red), shade(green), shade(blue)];
    if (ratio(shaded, ground) >= 4.5) {
      return `#${shaded.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    }
  }
  return target === 0 ? dark : light;
}
