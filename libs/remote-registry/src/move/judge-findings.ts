import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { Verb } from '@stammtisch/contracts/registry/move';
import type { Concerned } from '../gate/report.ts';

const identity = ({ rule, subject, remotes, file }: Finding) =>
  JSON.stringify([rule, subject, remotes.toSorted(), file]);

/**
 * Which findings refuse a move. What was wrong before and concerns only others is not this team's to
 * mend. A way back stays open: an older version may break a rule that is younger than itself, as
 * long as it breaks nobody else. What an installation ships is refused only for what it ships
 * itself, because its new shell runs already (docs/decisions).
 */
export function refusingFindings(
  verb: Verb | 'ship',
  moved: readonly Concerned[],
  findings: readonly Finding[],
  standing: readonly Finding[] = [],
): Finding[] {
  const known = new Set(standing.map((each) => identity(each)));
  const isMoved = (name: string) => moved.some((each) => each.name === name);
  const refuses = (each: Finding) => {
    const concernsMoved = each.remotes.some(isMoved);
    if (verb === 'ship') return concernsMoved;
    const isNew = !known.has(identity(each));
    if (verb === 'rollback') return isNew && !each.remotes.every(isMoved);
    return isNew || concernsMoved;
  };
  return findings.filter(refuses).map((each) => withMoverFirst(each, moved));
}

/** Somebody whose own files did not change is broken by the one that moves: it is named first. */
function withMoverFirst(each: Finding, moved: readonly Concerned[]): Finding {
  const involved = each.remotes.map((name, index) => ({ name, team: each.teams[index] ?? '' }));
  const named = moved.filter(({ name }) => each.remotes.includes(name));
  const first = named.length === 0 && moved.length === 1 ? moved : named;
  const all = [...first, ...involved.filter(({ name }) => !first.some((m) => m.name === name))];
  return { ...each, remotes: all.map(({ name }) => name), teams: all.map(({ team }) => team) };
}
