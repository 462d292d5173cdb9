import { useQuery } from '@tanstack/react-query';
import type { readHousePhone } from './house-phone.ts';

type Read = typeof readHousePhone;

const takeAnything: Read = (phone) => phone;

/**
 * Reads numbers by the numbering plans of all countries: 25 kB that load beside the page. Until they
 * are there any number passes; the server judges again.
 */
export function useHousePhone(): Read {
  const { data } = useQuery({
    queryKey: ['numbering-plans', 'house'],
    queryFn: async () => {
      const plans = await import('./house-phone.ts');
      return { read: plans.readHousePhone };
    },
    staleTime: Infinity,
  });
  return data?.read ?? takeAnything;
}
