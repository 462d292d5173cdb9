import { listPlans } from '@stammtisch/contracts/roster/list-plans';
import type { PlanDays } from '@stammtisch/domain/roster/shift';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource } from '@stammtisch/remote-kit';

/** The plans that have some of these days, and the links to everything else of the roster. */
export function useRoster({ first, last }: PlanDays) {
  const { entry } = useHost();
  const query = useResource(findLink(entry, 'roster'), {
    schema: listPlans.reply,
    variables: { from: formatWireDate(first), to: formatWireDate(last) },
  });
  const collection = query.data?.resource;
  return {
    collection,
    plans: collection?._embedded.plans.toReversed(),
    isError: query.isError,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  };
}
