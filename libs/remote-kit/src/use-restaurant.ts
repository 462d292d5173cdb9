import { useHost } from './host.ts';
import type { Restaurant } from './restaurant.ts';

/** The restaurant on the screen. */
export function useRestaurant(): Restaurant {
  return useHost().restaurant;
}
