import { notice } from '../platform/after-commit/notice.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Statement } from '../platform/database/sql.ts';
import { cashRegisterHref } from './cash-register-resource.ts';

/** Every open screen reads the state of the register again. */
export function tellCashRegister(restaurant: RestaurantId): Statement {
  return notice(restaurant, { type: 'cash-register.changed', href: cashRegisterHref });
}
