import type { Finding } from '@stammtisch/contracts/registry/finding';
import { remoteManifest, type RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { finding } from './report.ts';

export type ManifestReading =
  | { kind: 'read'; manifest: RemoteManifest }
  | { kind: 'refused'; findings: Finding[] };

const advice = 'Build the remote again with tools/build of this workspace.';

/** Rule `manifest`: `remote.json` must have the shape that its build gives it. */
export function readManifest(text: string): ManifestReading {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return refused([finding('manifest', 'remote.json', [], `It is no JSON: ${reason}. ${advice}`)]);
  }
  const parsed = remoteManifest.safeParse(content);
  if (parsed.success) return { kind: 'read', manifest: parsed.data };
  return refused(
    parsed.error.issues.map((issue) => {
      const place = issue.path.join('.');
      return finding('manifest', place, [], `${place}: ${issue.message}. ${advice}`);
    }),
  );
}

function refused(findings: Finding[]): ManifestReading {
  return { kind: 'refused', findings: findings.map((each) => ({ ...each, file: 'remote.json' })) };
}
