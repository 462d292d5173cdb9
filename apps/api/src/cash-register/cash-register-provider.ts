import type { Config } from '../platform/config/read-config.ts';

/** Who is asked what the cash registers know. It is asked at this one address and at no other. */
export interface CashRegisterProvider {
  origin: string;
  developerToken: string;
}

type ProviderConfig = Pick<Config, 'READY2ORDER_DEVELOPER_TOKEN' | 'READY2ORDER_API'>;

/** None where the installation names no token. */
export function openCashRegisterProvider(config: ProviderConfig): CashRegisterProvider | undefined {
  const { READY2ORDER_DEVELOPER_TOKEN: developerToken, READY2ORDER_API: origin } = config;
  return developerToken ? { origin, developerToken } : undefined;
}
