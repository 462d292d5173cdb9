import { locales } from '@stammtisch/contracts/remote/locale';
import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { finding } from './report.ts';

/** Rule `message-key` for what the shell shows before a remote is loaded: titles and navigation. */
export function findLabelFaults(manifest: RemoteManifest): Finding[] {
  const needed = [
    ...manifest.routes.map(({ titleKey }) => titleKey),
    ...manifest.nav.map(({ labelKey }) => labelKey),
  ];
  const given = locales.flatMap((locale) => Object.keys(manifest.labels[locale]));
  return [...new Set([...needed, ...given])].flatMap((key) => {
    const missing = locales.filter((locale) => manifest.labels[locale][key] === undefined);
    const absent = `The label "${key}" has no text in ${missing.join(', ')}. Write it in the remote's messages.`;
    const stolen = `The label "${key}" names a text of somebody else's namespace. Take the part up to the colon away.`;
    const report = (message: string) =>
      finding('message-key', key, [manifest], message, 'remote.json');
    return [
      ...(missing.length > 0 ? [report(absent)] : []),
      ...(key.includes(':') ? [report(stolen)] : []),
    ];
  });
}
