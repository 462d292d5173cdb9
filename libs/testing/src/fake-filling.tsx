import { slotKey, type SlotContract } from '@stammtisch/contracts/remote/slot';
import type { SlotProps } from '@stammtisch/remote-kit';
import type { ReactNode } from 'react';
import type * as z from 'zod';

export interface FakeFilling {
  of: SlotContract;
  draw: (data: unknown) => ReactNode;
}

/** What another remote would draw in a place: `fill(livePlanSlot, ({ date }) => <p>{date}</p>)`. */
export function fill<Data extends z.ZodType>(
  of: SlotContract<Data>,
  draw: (data: z.output<Data>) => ReactNode,
): FakeFilling {
  return { of, draw: (data) => draw(of.data.parse(data)) };
}

export function filledSlotsOf(fillings: readonly FakeFilling[]): ReadonlySet<string> {
  return new Set(fillings.map((filling) => slotKey(filling.of)));
}

/** Draws the fakes of a place; data that its contract refuses throws, so that the test fails. */
export function outletOf(fillings: readonly FakeFilling[]) {
  return function FakeOutlet({ of, data, whenEmpty }: SlotProps) {
    const parsed = of.data.parse(data);
    const drawn = fillings.filter((filling) => slotKey(filling.of) === slotKey(of));
    return drawn.length === 0 ? whenEmpty : drawn.map((filling) => filling.draw(parsed));
  };
}
