import type { Api } from '../platform/http/api.ts';
import { mountDeleteLogo } from './logo/delete-logo.ts';
import { mountReadLogo, mountReadPublicLogo } from './logo/read-logo.ts';
import { mountStoreLogo } from './logo/store-logo.ts';
import { mountReadRestaurantInfo } from './read-restaurant-info/route.ts';
import { mountReplaceRestaurantInfo } from './replace-restaurant-info/route.ts';

export function mountRestaurantInfos(api: Api): void {
  mountReadRestaurantInfo(api);
  mountReplaceRestaurantInfo(api);
  mountReadLogo(api);
  mountStoreLogo(api);
  mountDeleteLogo(api);
  mountReadPublicLogo(api);
}
