import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { Change } from '@stammtisch/contracts/registry/move';

/** What a verb has to say at its end. */
export interface Report {
  /** 0: done. 1: refused. 2: called wrongly. */
  code: 0 | 1 | 2;
  lines: string[];
  /** The same for a pipeline. */
  data: Record<string, unknown>;
}

export function done(lines: string[], data: Record<string, unknown> = {}): Report {
  return { code: 0, lines, data };
}

export function refused(lines: string[], data: Record<string, unknown> = {}): Report {
  return { code: 1, lines, data };
}

export function calledWrongly(what: string): Report {
  return { code: 2, lines: [what, 'Try --help.'], data: { wrong: what } };
}

/** Which rule, which team, which file, what is wrong and what to do; a blank line after each. */
export function describeFindings(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ rule, subject, message, remotes, teams, file, scope }) => {
    const owners = remotes.map((name, index) => `${name} (team ${teams[index] ?? 'unknown'})`);
    const where = file === undefined ? '' : `, ${file}`;
    const whom = scope === 'live' ? '' : ` [${scope}]`;
    const whose = owners.length === 0 ? '' : ` · ${owners.join(', ')}`;
    return [`✗ ${rule}: ${subject}${where}${whose}${whom}`, `  ${message}`, ''];
  });
}

export function describeChanges(changes: readonly Change[]): string[] {
  return changes.flatMap(({ remote, from = 'nothing', to = 'nothing', scope, details }) => [
    `${remote} ${from} -> ${to} (${scope})`,
    ...details.map((detail) => `  ${detail}`),
  ]);
}

export function count(number: number, noun: string): string {
  return `${String(number)} ${noun}${number === 1 ? '' : 's'}`;
}
