/** Specification §9: a new table has 4 seats, is square, 160 by 79, or round with a diameter of 100. */
export const newTable = {
  seats: 4,
  shape: 'SQUARE',
  width: 160,
  depth: 79,
  diameter: 100,
} as const;

/** Specification §9: units per metre, so that a unit is a centimetre. */
export const unitsPerMetre = 100;

/** Units; smaller than a flower pot or longer than a hall nobody draws. */
export const tableSize = { min: 10, max: 2_000 } as const;

export type Shape = 'SQUARE' | 'ROUND';

/** Sizes in units. */
export interface TableShape {
  shape: Shape;
  width: number;
  depth: number;
  diameter: number;
}

/** What somebody says of a table's form; what is missing is the specification's default. */
export type GivenShape = { [Key in keyof TableShape]?: TableShape[Key] | undefined };

/**
 * The whole form of a table. Round ones stay round (specification §5): their depth and their diameter
 * are their width, and their width is the diameter unless it is given.
 */
export function shapeTable(given: GivenShape): TableShape {
  const { shape = newTable.shape, diameter = newTable.diameter } = given;
  if (shape === 'ROUND') {
    const width = given.width ?? diameter;
    return { shape, width, depth: width, diameter: width };
  }
  const { width = newTable.width, depth = newTable.depth } = given;
  return { shape, width, depth, diameter };
}

/** Whole degrees from 0 to 359: a table that was turned once around stands as before. */
export function turnOf(degrees: number): number {
  const turn = Math.round(degrees) % 360;
  return turn < 0 ? turn + 360 : turn + 0;
}
