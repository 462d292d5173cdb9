import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { HostManifest } from '@stammtisch/contracts/remote/host-manifest';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { finding } from './report.ts';
import { routeWeights } from './route-weights.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Rule `budget`: what a route loads at its first visit, and all files together. */
export function findBudgetFaults({ limits }: HostManifest, manifest: RemoteManifest): Finding[] {
  const own = manifest.budgets.routeGzip;
  const most = Math.min(own, limits.routeGzip);
  const whose = own <= limits.routeGzip ? 'its own budget' : "the shell's limit";
  const heavy = routeWeights(manifest)
    .filter(({ gzip }) => gzip > most)
    .map(({ route, gzip }) => {
      const message = `A first visit of ${route} loads ${kilobytes(gzip)} (gzip); ${whose} is ${kilobytes(most)}. Load what is not needed at once later, with import().`;
      return finding('budget', route, [manifest], message);
    });
  const total = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= limits.totalBytes) return heavy;
  const message = `All its files together are ${kilobytes(total)}; the shell's limit is ${kilobytes(limits.totalBytes)}. Drop what is not used.`;
  return [...heavy, finding('budget', 'all files', [manifest], message)];
}
