import { useState } from 'react';
import type { Search } from './place-search.ts';
import type { PlanParty } from './plan-party.ts';

/** A party that a table is chosen for, by a drag or press by press. */
export interface Carry {
  party: PlanParty;
  /** The table that it was taken from. */
  from?: string | undefined;
  /** The next table comes to those that it has. */
  joins: boolean;
}

/** What the plan is being used for: a table was chosen, a party is carried, or a place looked for. */
export function usePlanState() {
  const [chosen, setChosen] = useState<readonly string[]>();
  const [carry, setCarry] = useState<Carry>();
  const [search, setSearch] = useState<Search>();
  const [said, setSaid] = useState('');
  return {
    chosen,
    carry,
    search,
    said,
    say: setSaid,
    choose: setChosen,
    look: setSearch,
    pickUp: (next: Carry) => {
      setChosen(undefined);
      setCarry(next);
    },
    putDown: () => setCarry(undefined),
  };
}

export type PlanState = ReturnType<typeof usePlanState>;
