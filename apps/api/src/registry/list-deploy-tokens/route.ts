import { listDeployTokens } from '@stammtisch/contracts/registry/deploy-tokens';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { listTokens } from '../deploy-token.ts';
import { refuseTeam } from '../deployer.ts';

export function mountListDeployTokens(api: Api): void {
  register(api, listDeployTokens, async ({ deployer }) => {
    const refusal = refuseTeam(deployer);
    if (refusal) return refusal;
    return { tokens: await api.database.systemTransaction((tx) => tx.many(listTokens)) };
  });
}
