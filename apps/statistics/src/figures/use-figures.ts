import { readStatistics } from '@stammtisch/contracts/statistics/read-statistics';
import { findLink, type Schema, type Variables } from '@stammtisch/hal-client';
import { useHost, useResource } from '@stammtisch/remote-kit';

/** Where the figures are. */
export function useStatistics() {
  const { entry } = useHost();
  return useResource(findLink(entry, 'statistics'), { schema: readStatistics.reply });
}

/** The figures behind one link of the statistics. */
export function useFigures<T>(rel: string, schema: Schema<T>, variables: Variables) {
  const statistics = useStatistics();
  const link = statistics.data && findLink(statistics.data.resource, rel);
  return useResource(link, { schema, variables });
}
