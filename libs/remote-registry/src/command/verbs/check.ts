import type { Finding } from '@stammtisch/contracts/registry/finding';
import { addressIn } from '../../address.ts';
import type { RegistryContext } from '../context.ts';
import { count, describeFindings, done, refused, type Report } from '../report.ts';
import { planPromotion } from './plan-promotion.ts';
import { smokePromotion } from './smoke-promotion.ts';

/** Holds a build against the gate and what is live. Moves nothing. */
export async function check(context: RegistryContext): Promise<Report> {
  const planning = await planPromotion(context);
  if (planning.kind === 'report') return planning.report;
  const { promotion } = planning;
  const { version, plan } = promotion;
  const { name, version: number } = version.manifest;
  const wantsSmoke = context.line.smoke === true && plan.findings.length === 0;
  const smoke: Finding[] = wantsSmoke
    ? await smokePromotion(context, { release: plan.release, remote: name, dist: promotion.dist })
    : [];
  const findings = [...plan.findings, ...smoke];
  const data = { remote: name, version: number, address: addressIn(version), findings };
  const taken = await describeTakenVersion(context, name, number, addressIn(version));
  if (findings.length > 0) {
    const sum = `${name} ${number} would be refused: ${count(findings.length, 'finding')}.`;
    return refused([...describeFindings(findings), ...taken, sum], data);
  }
  return done([...taken, `${name} ${number} fits what runs in ${context.registry.place}.`], data);
}

/** Not a fault of the build, but its pipeline will stop there. */
async function describeTakenVersion(
  { registry }: RegistryContext,
  remote: string,
  version: string,
  address: string,
): Promise<string[]> {
  const versions = await registry.listVersions(remote);
  const standing = versions.find((each) => each.version === version);
  if (standing === undefined || versions.some((each) => each.address === address)) return [];
  return [
    `Note: ${remote} ${version} was published with other content (${standing.address}), so publish will refuse this build until its version is raised.`,
  ];
}
