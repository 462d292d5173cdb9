import type * as z from 'zod';
import type { CashRegisterProvider } from '../cash-register-provider.ts';
import { askProvider, type Heard, type Question } from './ask-provider.ts';

/** The provider's largest page. */
export const pageSize = 250;
/** 10,000 open orders: more than any house has, and an end to a provider that always has one more. */
const mostPages = 40;

export interface Paged<Schema extends z.ZodType, Item> extends Omit<Question<Schema>, 'path'> {
  pathOf: (page: number) => string;
  itemsOf: (value: z.output<Schema>) => readonly Item[];
}

/** Reads page after page until one is not full. `at` is the clock at the first page. */
export async function readPages<Schema extends z.ZodType, Item>(
  provider: Pick<CashRegisterProvider, 'origin'>,
  { pathOf, itemsOf, ...question }: Paged<Schema, Item>,
): Promise<Heard<Item[]>> {
  const all: Item[] = [];
  let at: number | undefined;
  for (let page = 1; page <= mostPages; page += 1) {
    const heard = await askProvider(provider, { ...question, path: pathOf(page) });
    if (heard.kind === 'fault') return heard;
    at ??= heard.at;
    const items = itemsOf(heard.value);
    all.push(...items);
    if (items.length < pageSize) return { kind: 'heard', value: all, at };
  }
  return { kind: 'fault', fault: 'odd' };
}
