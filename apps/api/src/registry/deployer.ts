import type { Config } from '../platform/config/read-config.ts';
import type { Database } from '../platform/database/database.ts';
import type { Deployer, Gate } from '../platform/http/gate.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import { findTeam, isSameToken, markUsed } from './deploy-token.ts';

/** Looked up for each request, so that a token that was taken back is dead at once. */
export function deployerGate(config: Config, database: Database): Pick<Gate, 'deployer'> {
  return {
    async deployer(token) {
      if (isSameToken(token, config.REGISTRY_ADMIN_TOKEN)) return { kind: 'installation' };
      return database.systemTransaction(async (tx) => {
        const team = await tx.maybe(findTeam(token));
        if (!team) return undefined;
        await tx.run(markUsed(token));
        return { kind: 'team', ...team };
      });
    },
  };
}

/** Who did it, as the history names them. */
export function nameOf(deployer: Deployer): string {
  return deployer.kind === 'team' ? deployer.team : 'installation';
}

/** Refuses a team that touches a remote which its token does not name. */
export function refuseForeign(deployer: Deployer, remotes: readonly string[]): Refusal | undefined {
  if (deployer.kind === 'installation') return undefined;
  const foreign = remotes.filter((remote) => !deployer.remotes.includes(remote));
  if (foreign.length === 0) return undefined;
  const names = [...new Set(foreign)].join(', ');
  return refuse('remote-not-yours', {
    detail: `The token of ${deployer.team} is for ${deployer.remotes.join(', ')}, not for ${names}. Ask the team that owns it.`,
  });
}

/** Tokens are made and taken back by whoever runs the installation. */
export function refuseTeam(deployer: Deployer): Refusal | undefined {
  if (deployer.kind === 'installation') return undefined;
  const detail = 'Deploy tokens are managed with the installation’s own token only.';
  return refuse('remote-not-yours', { detail });
}
