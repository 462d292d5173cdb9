import type { RegistryContext } from '../context.ts';
import { count, describeFindings, done, refused, type Report } from '../report.ts';
import { readBuild } from './read-build.ts';

/** Adds the build to the registry; nothing runs it yet. */
export async function publish(context: RegistryContext): Promise<Report> {
  const reading = await readBuild(context);
  if (reading.kind === 'report') return reading.report;
  const { remote } = reading;
  const { name, version } = remote.manifest;
  const { place } = context.registry;
  const outcome = await context.step(`Publishing ${name} ${version}`, (tell) =>
    context.registry.publish(remote, tell),
  );
  switch (outcome.kind) {
    case 'published':
    case 'known': {
      const { address, bytes } = outcome.version;
      const how = outcome.kind === 'known' ? 'was published already' : 'is published';
      const size = `${count(remote.manifest.files.length, 'file')}, ${String(bytes)} bytes`;
      const lines = [
        `${name} ${version} ${how} in ${place}: ${address}, ${size}.`,
        `Nothing runs it yet: \`stammtisch-remote diff ${name} ${version}\` says who would break, \`promote\` makes it everybody's.`,
      ];
      return done(lines, { ...outcome });
    }
    case 'version-exists': {
      const { address, by, publishedAt } = outcome.standing;
      const lines = [
        `✗ version-exists: ${name} ${version} · ${name} (team ${remote.manifest.team}), remote.json`,
        `  ${by} published ${version} with other content on ${publishedAt} (${address}). A version never changes: raise it in package.json, build again, and publish that.`,
      ];
      return refused(lines, { ...outcome });
    }
    case 'refused':
      return refused(
        [...describeFindings(outcome.findings), `${name} ${version} is not published.`],
        { ...outcome },
      );
  }
}
