import { createHash } from 'node:crypto';
import type { LogoFault } from '@stammtisch/contracts/restaurant-info/logo';
import sharp from 'sharp';

export interface Logo {
  version: string;
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  content: Buffer;
  small: Buffer;
}

/** Pixels a side of what is kept. */
const largestSide = 1_024;
/** Twice the 64 pixels that it takes in a mail, for sharp screens. */
const smallHeight = 128;
const smallWidth = 512;
/** A large camera's picture. A bomb has a few kilobytes and a thousand times as many. */
const mostPixels = 50_000_000;
/** Seconds; an SVG can ask for any amount of work. */
const longestWork = 10;

// Readers that no logo needs are not offered to a stranger's bytes, such as those of camera files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Svg'].map((name) => `VipsForeignLoad${name}`),
});
sharp.cache(false);

/**
 * Draws a picture anew as a bitmap: scripts, links, places and whatever else was hidden in the file
 * stay behind. What the file says that it is does not matter. Works in threads of its own.
 */
export async function drawLogo(file: Uint8Array): Promise<Logo | { fault: LogoFault }> {
  if (file.length === 0) return { fault: 'empty' };
  const source = sharp(file, {
    limitInputPixels: mostPixels,
    // Text is drawn small by default, and a logo is mostly that.
    density: 144,
    failOn: 'error',
  });
  const known = await attempt(() => source.metadata());
  if ('fault' in known) {
    return { fault: known.fault === 'not-readable' ? 'not-a-picture' : known.fault };
  }
  // A photograph stays one; what has sharp edges or holes would suffer as a JPEG.
  const isPhoto = known.format === 'jpeg';
  const upright = source.timeout({ seconds: longestWork }).autoOrient();
  const fitting = upright.clone().resize(largestSide, largestSide, fit);
  const drawn = await attempt(() =>
    (isPhoto ? fitting.jpeg({ quality: 85 }) : fitting.png()).toBuffer({ resolveWithObject: true }),
  );
  if ('fault' in drawn) return drawn;
  const small = await sharp(drawn.data)
    .resize(smallWidth, smallHeight, fit)
    .png({ palette: true })
    .toBuffer();
  return {
    version: createHash('sha256').update(drawn.data).digest('hex').slice(0, 16),
    type: isPhoto ? 'image/jpeg' : 'image/png',
    width: drawn.info.width,
    height: drawn.info.height,
    content: drawn.data,
    small,
  };
}

const fit = { fit: 'inside', withoutEnlargement: true } as const;

/** The library throws for whatever it cannot read: that is a stranger's doing, and no bug. */
async function attempt<Result>(
  work: () => Promise<Result>,
): Promise<Result | { fault: LogoFault }> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return {
      fault: /pixel limit|too large|timeout/i.test(error.message)
        ? 'too-many-pixels'
        : 'not-readable',
    };
  }
}
