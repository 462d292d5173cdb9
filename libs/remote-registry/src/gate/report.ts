import type { Finding, GateRule } from '@stammtisch/contracts/registry/finding';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';

/** A remote as a finding names it. */
export type Concerned = Pick<RemoteManifest, 'name' | 'team'>;

/** One reason for a refusal; whom it concerns stands in front of the sentence. */
export function finding(
  rule: GateRule,
  subject: string,
  concerned: readonly Concerned[],
  message: string,
  file?: string,
): Finding {
  return {
    rule,
    subject,
    message,
    remotes: concerned.map(({ name }) => name),
    teams: concerned.map(({ team }) => team),
    ...(file !== undefined && { file }),
    scope: 'live',
  };
}
