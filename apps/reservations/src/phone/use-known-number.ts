import { useHost } from '@stammtisch/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import * as z from 'zod';

const fallback = 'DE';
const entryDocument = z.object({ country: z.string().default(fallback) });

/**
 * Whether a number is one that somebody may have, judged by the numbering plans of all countries:
 * 25 kB that load with the first digit. Without them nothing is said.
 */
export function useKnownNumber(phone: string): boolean {
  const { entry } = useHost();
  const { country } = entryDocument.catch({ country: fallback }).parse(entry);
  const { data } = useQuery({
    queryKey: ['numbering-plans'],
    queryFn: async () => {
      const { isKnownNumber } = await import('./is-known-number.ts');
      return { isKnownNumber };
    },
    enabled: /\d/.test(phone),
    staleTime: Infinity,
  });
  const settled = useDeferredValue(phone);
  return data === undefined || data.isKnownNumber(settled, country);
}
