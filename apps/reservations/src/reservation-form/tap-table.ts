import type { TableChoice } from './table-choices.ts';

/**
 * The tables that are meant after a tap. The first tap on a table that is large enough says where the
 * party sits instead; every other one puts a table to those that are chosen, or takes it off.
 */
export function tablesAfterTap(
  chosen: readonly string[],
  { id, state }: Pick<TableChoice, 'id' | 'state'>,
  isFirst: boolean,
): string[] {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  return isFirst && state !== 'small' ? [id] : [...chosen, id];
}
