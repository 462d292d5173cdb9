import type { Api } from '../platform/http/api.ts';
import { mountListLinkedRestaurants } from './list-linked-restaurants/route.ts';

export function mountLinkedRestaurants(api: Api): void {
  mountListLinkedRestaurants(api);
}
