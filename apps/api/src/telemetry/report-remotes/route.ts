import { reportRemotes } from '@stammtisch/contracts/telemetry/report-remotes';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { KnownVersions } from '../known-versions.ts';
import { remoteMetrics } from '../remote-metrics.ts';
import { countEvent } from './count-event.ts';

export function mountReportRemotes(api: Api): void {
  if (!api.serves(reportRemotes)) return;
  const metrics = remoteMetrics(api.metrics.registry);
  const known = new KnownVersions(api.database);
  register(api, reportRemotes, async ({ body }) => {
    for (const event of body.events) await countEvent(metrics, known, event);
    return undefined;
  });
}
