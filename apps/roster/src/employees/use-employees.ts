import { listEmployees, type RosterEmployee } from '@stammtisch/contracts/roster/list-employees';
import type { RosterPlan } from '@stammtisch/contracts/roster/roster-plan';
import { findLink } from '@stammtisch/hal-client';
import { resourceKey, useHost } from '@stammtisch/remote-kit';
import { useQueries } from '@tanstack/react-query';

export interface Staff {
  /** Of a plan, in the order of the house. */
  of: (planId: string) => readonly RosterEmployee[];
  /** Each name once. */
  names: readonly string[];
  isError: boolean;
  retry: () => void;
}

/** Who may be planned, and who is, in each of the plans. */
export function useEmployees(plans: readonly RosterPlan[]): Staff {
  const { client } = useHost();
  return useQueries({
    queries: plans.map((plan) => {
      const href = findLink(plan, 'employees')?.href ?? '';
      return {
        queryKey: resourceKey(href),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          client.get(href, { schema: listEmployees.reply, signal }),
      };
    }),
    combine: (results) => {
      const lists = results.map(({ data }) => data?.resource._embedded.employees ?? []);
      return {
        of: (planId) => lists[plans.findIndex(({ id }) => id === planId)] ?? [],
        names: [...new Set(lists.flat().map(({ name }) => name))],
        isError: results.some(({ isError }) => isError),
        retry: () => results.forEach((result) => void result.refetch()),
      };
    },
  });
}
