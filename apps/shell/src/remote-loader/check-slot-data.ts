import { slotKey, type SlotContract } from '@stammtisch/contracts/remote/slot';
import * as z from 'zod';

const props = z.record(z.string(), z.unknown());

/**
 * What the page with a place hands over, as the place's contract takes it; undefined when it does
 * not, which is the page's mistake and nothing that the staff could do something about.
 */
export function checkSlotData(of: SlotContract, data: unknown): object | undefined {
  const checked = of.data.pipe(props).safeParse(data);
  if (checked.success) return checked.data;
  console.error(`the data of ${slotKey(of)} is not what it says`, z.prettifyError(checked.error));
  return undefined;
}
