import type { RegistryContext } from '../context.ts';
import { count, describeChanges, describeFindings, done, refused, type Report } from '../report.ts';
import { planPromotion, type Promotion } from './plan-promotion.ts';

/** "Who breaks if I ship this?", asked before anything moves. */
export async function diff(context: RegistryContext): Promise<Report> {
  const planning = await planPromotion(context);
  if (planning.kind === 'report') return planning.report;
  const { promotion } = planning;
  const { changes, findings } = promotion.plan;
  const { name, version } = promotion.version.manifest;
  const what =
    changes.length === 0 ? [`${name} ${version} runs already.`] : describeChanges(changes);
  const lines = [...what, '', ...describeScopes(promotion), '', ...describeFindings(findings)];
  const data = { changes, findings, scopes: promotion.scopes };
  return findings.length === 0 ? done(lines, data) : refused(lines, data);
}

/** One line for everybody, for each roll-out and for each pin: what they would have, and who breaks. */
function describeScopes({ scopes, plan, version, channel }: Promotion): string[] {
  const { name } = version.manifest;
  const pinned = plan.release.pins.filter(({ remote }) => remote === name).length;
  const ended = channel?.release.rollouts.find(({ remote }) => remote === name);
  const standing = plan.findings.filter(({ scope }) => scope === 'live').length;
  return [
    'Who breaks if this ships:',
    ...scopes.map((scope) => {
      const own = plan.findings.filter((each) => each.scope === scope).length;
      const alike = standing > 0 && scope !== 'live' ? ', beside what breaks for everybody' : '';
      return `  ${scope}: ${own === 0 ? 'nobody' : count(own, 'finding')}${alike}`;
    }),
    ...(pinned > 0 ? [`  ${count(pinned, 'pinned restaurant')} would keep another version.`] : []),
    ...(ended === undefined
      ? []
      : [`  The roll-out of ${String(ended.percent)} % would have come to its end.`]),
  ];
}
