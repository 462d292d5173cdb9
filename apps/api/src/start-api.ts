import { pino } from 'pino';
import { buildApi } from './build-api.ts';
import { startPolling } from './cash-register/poll/start-polling.ts';
import { ErasureLedger } from './erasures/erasure-ledger.ts';
import { replayErasures } from './erasures/replay-erasures.ts';
import { mountJobs } from './jobs.ts';
import { startImporting } from './hotel-import/start-importing.ts';
import { startMailDelivery } from './mails/start-mail-delivery.ts';
import { ChangeFeed } from './platform/after-commit/change-feed.ts';
import type { Config } from './platform/config/read-config.ts';
import { Database } from './platform/database/database.ts';
import { differingZones } from './platform/database/zone-data.ts';
import type { Host } from './platform/http/api.ts';
import { Limits } from './platform/http/limits.ts';
import { loggerOptions } from './platform/http/logging.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { startAnonymizing } from './privacy/start-anonymizing.ts';
import { collectProcessMetrics, createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { serveMetrics, type MetricsServer } from './platform/metrics/serve-metrics.ts';
import { createMailTransport } from './platform/mail/mail-transport.ts';

export interface StartOptions {
  config: Config;
  /** A migrated database. */
  databaseUrl: string;
  smtpUrl: string;
  /** Folders with what was built for the browser; a host without one serves its calls only. */
  files: Partial<Record<Host, string | undefined>>;
}

export interface RunningApi {
  database: Database;
  close(): Promise<void>;
}

/** Both hosts and the jobs in one process, in the order in which they need one another. */
export async function startApi(options: StartOptions): Promise<RunningApi> {
  const { config, databaseUrl: url } = options;
  const log = pino(loggerOptions(config.LOG_LEVEL));
  const onFault = (error: unknown) => log.warn({ error }, 'fault');
  const database = new Database({ url, connections: config.DATABASE_CONNECTIONS, onLost: onFault });
  for (const zone of await differingZones(database)) log.warn({ zone }, 'time zone data differs');
  // Before anybody can look: a restored backup still has whom the ledger names.
  const ledger = new ErasureLedger(config.ERASURE_LEDGER);
  const { guests, shortened } = await replayErasures(database, ledger);
  if (guests > 0) log.warn({ guests }, 'guests forgotten again after a restore');
  for (const page of shortened) log.error({ page }, 'the ledger of erasures is an older copy');
  const limits = new Limits(url);
  const changes = new ChangeFeed({ url, onFault });
  await changes.open();
  const jobs = new Jobs({ url, onFault });
  await jobs.open();
  const mail = createMailTransport(options.smtpUrl);
  await mountJobs({ jobs, database, ledger, config });
  const delivery = await startMailDelivery({ database, jobs, config, mail, onFault });
  const anonymizing = await startAnonymizing({ database, ledger, jobs, onFault });
  const secret = config.TOKEN_SECRET;
  const importing = await startImporting({ database, ledger, jobs, secret, onFault });
  const polling = startPolling({ database, config, onFault });
  const metrics = createMetrics();
  const parts = { config, database, limits, changes, metrics };
  const app = await buildApi({ ...parts, host: 'app', files: options.files.app });
  const booking = await buildApi({ ...parts, host: 'booking', files: options.files.booking });
  await app.app.listen({ port: config.PORT, host: config.HOST });
  await booking.app.listen({ port: config.BOOKING_PORT, host: config.HOST });
  const metricsServer = await openMetrics(config, metrics);
  return {
    database,
    async close() {
      // The streams end first: a host does not close while one is open.
      await changes.close();
      await Promise.all([app.app.close(), booking.app.close(), metricsServer?.close()]);
      await jobs.close();
      await Promise.all([delivery.stop(), anonymizing.stop(), importing.stop(), polling.stop()]);
      mail.close();
      await Promise.all([database.close(), limits.close()]);
    },
  };
}

async function openMetrics(config: Config, metrics: Metrics): Promise<MetricsServer | undefined> {
  if (config.METRICS_PORT === undefined) return undefined;
  collectProcessMetrics(metrics);
  return serveMetrics(metrics, { port: config.METRICS_PORT, host: config.HOST });
}
