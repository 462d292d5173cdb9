import { lastUrl, returnPath } from './last-url.ts';
import { restaurantInfos } from './remembered-form.ts';

/**
 * Where a login leads (specification §2): the page that was asked for, else the last one visited on
 * this device, else the restaurant's data.
 */
export function landing(): string {
  return returnPath.read() ?? lastUrl.read() ?? restaurantInfos;
}
