const cellQuery = '[data-cell]';

/** The cell that an arrow leads to: along a row, or to the one at about the same time in the next. */
export function neighbourOf(cell: HTMLElement, key: string): HTMLElement | undefined {
  const row = cell.closest('tr');
  if (row === null) return undefined;
  const cells = cellsOf(row);
  const at = cells.indexOf(cell);
  switch (key) {
    case 'ArrowRight':
      return cells[at + 1];
    case 'ArrowLeft':
      return cells[at - 1];
    case 'Home':
      return cells[0];
    case 'End':
      return cells.at(-1);
    case 'ArrowDown':
      return nearest(row.nextElementSibling, cell);
    case 'ArrowUp':
      return nearest(row.previousElementSibling, cell);
    default:
      return undefined;
  }
}

function cellsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(cellQuery)];
}

function nearest(row: Element | null, cell: HTMLElement): HTMLElement | undefined {
  if (row === null) return undefined;
  const time = Number(cell.dataset['time']);
  const away = (each: HTMLElement) => Math.abs(Number(each.dataset['time']) - time);
  return cellsOf(row).toSorted((first, second) => away(first) - away(second))[0];
}
