import * as z from 'zod';

/**
 * The restaurant that a transaction is bound to. Only a parsed uuid can become one, so an unscoped
 * query cannot be written by accident: `Database.transaction` takes nothing else.
 */
export const restaurantId = z.uuid().brand<'RestaurantId'>();
export type RestaurantId = z.output<typeof restaurantId>;
