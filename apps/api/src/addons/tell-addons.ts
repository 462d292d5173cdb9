import { notice } from '../platform/after-commit/notice.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Statement } from '../platform/database/sql.ts';
import { addonsHref } from './addon-resource.ts';

/** Every open screen reads the addons again. */
export function tellAddons(restaurant: RestaurantId): Statement {
  return notice(restaurant, { type: 'addon.changed', href: addonsHref });
}
