import { revokeDeployToken } from '@stammtisch/contracts/registry/deploy-tokens';
import type { Api } from '../../platform/http/api.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { register } from '../../platform/http/register.ts';
import { revokeToken } from '../deploy-token.ts';
import { refuseTeam } from '../deployer.ts';

export function mountRevokeDeployToken(api: Api): void {
  register(api, revokeDeployToken, async ({ deployer, params: { id } }) => {
    const refusal = refuseTeam(deployer);
    if (refusal) return refusal;
    const revoked = await api.database.systemTransaction((tx) => tx.run(revokeToken(id)));
    return revoked === 1 ? undefined : refuse('not-found');
  });
}
