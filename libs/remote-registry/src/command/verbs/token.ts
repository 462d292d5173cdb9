import {
  issueDeployToken,
  listDeployTokens,
  revokeDeployToken,
} from '@stammtisch/contracts/registry/deploy-tokens';
import * as z from 'zod';
import type { RegistryContext } from '../context.ts';
import { expectReply, type ApiClient } from '../registry/api-client.ts';
import { calledWrongly, done, type Report } from '../report.ts';

/** Deploy tokens of an installation: made, shown and taken back with its own token. */
export async function token({ line, client }: RegistryContext): Promise<Report> {
  if (client === undefined) {
    return calledWrongly('Only an installation has tokens: give its address with --registry.');
  }
  const [action, id] = line.rest;
  switch (action) {
    case 'issue':
      if (line.team === undefined || line.remotes.length === 0) {
        return calledWrongly('token issue needs --team <team> and --remotes <a,b>.');
      }
      return issue(client, line.team, line.remotes);
    case 'list':
      return listTokens(client);
    case 'revoke':
      if (!z.uuid().safeParse(id).success)
        return calledWrongly('token revoke needs the token’s id.');
      expectReply(await client.call(revokeDeployToken, { params: { id: id ?? '' } }));
      return done([`The token ${id ?? ''} is dead from now on.`], { id });
    default:
      return calledWrongly('token needs issue, list or revoke.');
  }
}

async function issue(client: ApiClient, team: string, remotes: string[]): Promise<Report> {
  const made = expectReply(await client.call(issueDeployToken, { body: { team, remotes } }));
  const lines = [
    `Team ${made.team} may publish and move ${made.remotes.join(', ')}.`,
    made.token,
    'It is shown this once. Keep it in the pipeline’s secrets as STAMMTISCH_TOKEN.',
  ];
  return done(lines, { ...made });
}

async function listTokens(client: ApiClient): Promise<Report> {
  const { tokens } = expectReply(await client.call(listDeployTokens));
  const lines = tokens.map(
    ({ id, team, remotes, lastUsedAt }) =>
      `${id}  ${team}: ${remotes.join(', ')}; ${lastUsedAt === null ? 'never used' : `last used ${lastUsedAt}`}`,
  );
  return done(lines.length === 0 ? ['There are no tokens.'] : lines, { tokens });
}
