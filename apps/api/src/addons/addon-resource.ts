import {
  monthlyPrice,
  switchAddon,
  initPurchase,
  endAddon,
  type AddonObstacle,
  type AddonReply,
} from '@stammtisch/contracts/addon/addon';
import type { AddonRow } from './addon-row.ts';

export const addonsHref = '/api/1/addons';

/** A link is there only while it does something. */
export function toAddon(row: AddonRow, missing: AddonObstacle[]): AddonReply {
  const { key, status, active, acceptedAt, acceptedBy, endsWithMonth, taxInput } = row;
  const linkTo = (path: string) => ({ href: path.replace(':addonKey', key) });
  const isPurchased = status === 'PURCHASED';
  return {
    key,
    status,
    active,
    monthlyPrice: monthlyPrice[key],
    acceptedAt: acceptedAt?.toISOString() ?? null,
    acceptedBy,
    endsWithMonth,
    taxInput,
    missing,
    _links: {
      self: { href: addonsHref },
      ...(!isPurchased && { 'init-purchase': linkTo(initPurchase.path) }),
      ...(isPurchased && { switch: linkTo(switchAddon.path) }),
      ...(isPurchased && monthlyPrice[key] > 0 && !endsWithMonth && { end: linkTo(endAddon.path) }),
    },
  };
}
