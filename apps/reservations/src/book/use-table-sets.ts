import { listTableSets, type TableSetReply } from '@stammtisch/contracts/table-set/table-set';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource } from '@stammtisch/remote-kit';

const none: readonly TableSetReply[] = [];

/** Which tables can be pushed together; none while they are not known. */
export function useTableSets(): readonly TableSetReply[] {
  const { entry } = useHost();
  const query = useResource(findLink(entry, 'table-sets'), { schema: listTableSets.reply });
  return query.data?.resource._embedded['table-sets'] ?? none;
}
