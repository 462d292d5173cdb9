import { monthlyPrice, type AddonKey } from '@stammtisch/contracts/addon/addon';
import type { Feature } from '@stammtisch/contracts/entry/features';
import type { Api } from '../platform/http/api.ts';
import { hasFeature } from '../platform/http/features.ts';
import type { AddonRow } from './addon-row.ts';

/** Specification §6: who may have which addon. */
export const featureOf: Readonly<Record<AddonKey, Feature>> = {
  payment: 'noShowFee',
  cash_register_sync: 'cashsync',
};

/** What is paid for stays in sight, so that it can be ended, whatever the installation offers now. */
export function isOffered(
  { config }: Pick<Api, 'config'>,
  { key, status }: Pick<AddonRow, 'key' | 'status'>,
  email: string,
): boolean {
  const isPaid = monthlyPrice[key] > 0 && status !== 'NONE';
  return isPaid || hasFeature(config, featureOf[key], email);
}
