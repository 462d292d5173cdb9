import type { RoomReply, TableReply } from '@stammtisch/contracts/room/room';
import type { CSSProperties } from 'react';

/** specification §9: a room is 10 by 10 metres unless said otherwise. */
const usual = { width: 10, depth: 10 };

/** A room's size in metres, for the style sheet. */
export function sizeOf({ config, color }: RoomReply): CSSProperties {
  const { width, depth } = config ?? usual;
  return custom({ '--width': width, '--depth': depth, '--floor': color });
}

/**
 * Where a table stands, as parts of its room; what was never placed stands in rows of five. No table
 * is drawn smaller than its name.
 */
export function placeOf({ config }: TableReply, index: number): CSSProperties {
  const place = config ?? {
    leftratio: 0.06 + 0.19 * (index % 5),
    topratio: 0.1 + 0.2 * Math.floor(index / 5),
    widthratio: 0.1,
    heightratio: 0.1,
  };
  return custom({
    '--left': place.leftratio,
    '--top': place.topratio,
    '--across': place.widthratio,
    '--along': place.heightratio,
  });
}

function custom(properties: Record<`--${string}`, string | number>): CSSProperties {
  return properties;
}
