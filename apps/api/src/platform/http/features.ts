import { features, type Feature } from '@stammtisch/contracts/entry/features';
import type { Config } from '../config/read-config.ts';

const variableOf = {
  autoOnlineReservation: 'FEATURE_AUTO_ONLINE_RESERVATION',
  cashsync: 'FEATURE_CASHSYNC',
  phoneSystem: 'FEATURE_PHONE_SYSTEM',
  noShowFee: 'FEATURE_NO_SHOW_FEE',
} as const satisfies Record<Feature, keyof Config>;

/** Whether the installation gives a feature to the account with this mail address. */
export function hasFeature(config: Config, feature: Feature, email: string): boolean {
  const accounts = config[variableOf[feature]];
  return accounts.includes('*') || accounts.includes(email.toLowerCase());
}

export function featuresOf(config: Config, email: string): Feature[] {
  return features.filter((feature) => hasFeature(config, feature, email));
}
