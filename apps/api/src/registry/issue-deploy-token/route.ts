import { issueDeployToken } from '@stammtisch/contracts/registry/deploy-tokens';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { makeDeployToken, storeToken } from '../deploy-token.ts';
import { refuseTeam } from '../deployer.ts';

export function mountIssueDeployToken(api: Api): void {
  register(api, issueDeployToken, async ({ deployer, body: { team, remotes } }) => {
    const refusal = refuseTeam(deployer);
    if (refusal) return refusal;
    const token = makeDeployToken();
    const stored = await api.database.systemTransaction((tx) =>
      tx.one(storeToken(token, team, [...new Set(remotes)])),
    );
    return answer({ ...stored, token }, { headers: { 'cache-control': 'no-store' } });
  });
}
