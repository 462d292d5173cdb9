/**
 * How many letters have to be added, left out, changed or swapped with their neighbour to make one
 * word of the other (optimal string alignment). For short words only: the work grows with the
 * product of their lengths.
 */
export function distanceBetween(one: string, other: string): number {
  let above: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[line - 1] === other[column - 1];
      const isSwapped = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
      next.push(
        Math.min(
          at(row, column - 1) + (isSame ? 0 : 1),
          at(row, column) + 1,
          at(next, column - 1) + 1,
          isSwapped ? at(above, column - 2) + 1 : Infinity,
        ),
      );
    }
    above = row;
    row = next;
  }
  return at(row, other.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity;
