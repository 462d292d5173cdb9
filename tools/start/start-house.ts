import path from 'node:path';
import type { Config } from '@stammtisch/api/platform/config/read-config';
import { Database } from '@stammtisch/api/platform/database/database';
import { migrate } from '@stammtisch/api/platform/database/migrations';
import { startEmbeddedPostgres } from '@stammtisch/api/platform/embedded-postgres/start-embedded-postgres';
import { startApi } from '@stammtisch/api/start-api';
import { Listr } from 'listr2';
import { serveCashRegister } from '../cash-register/serve-cash-register.ts';
import { servePaymentProvider } from '../payment-provider/serve-payment-provider.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { MailStore } from '../inbox/mail-store.ts';
import { receiveMails } from '../inbox/receive-mails.ts';
import { serveInbox } from '../inbox/serve-inbox.ts';
import { buildBrowserApps, findBrowserFolders, type BrowserFolders } from './build-browser-apps.ts';
import { checkPorts } from './ports.ts';
import { describeShipping, shipRemotes } from './ship-remotes.ts';

export interface House {
  /**
   * Settles when everything runs, with what the person who started it should know; what was started
   * before a failure is stopped again.
   */
  ready: Promise<readonly string[]>;
  /** Works at any time, also in the middle of the start. Stops everything that was started, the last first. */
  stop(): Promise<void>;
}

export interface HouseOptions {
  /** Leaves the browser's files as they were built last. */
  skipBuild?: boolean;
}

interface Started {
  files: BrowserFolders;
  databaseUrl: string;
  smtpUrl: string;
  /** Of the emulator; nothing where the installation has a provider. */
  payment: Partial<Config>;
  /** Likewise, of the cash registers. */
  register: Partial<Config>;
  stops: (() => Promise<void>)[];
  warnings: string[];
}

/** What the emulator and the API agree on; it guards nothing. */
const emulatedPayment = {
  STRIPE_SECRET_KEY: 'sk_test_emulator',
  STRIPE_WEBHOOK_SECRET: 'whsec_emulator',
};

const emulatedRegister = { READY2ORDER_DEVELOPER_TOKEN: 'developer-token-of-the-emulator' };

/** Starts everything, with a display of the steps. */
export function startHouse(config: Config, options: HouseOptions = {}): House {
  const started: Started = {
    files: { app: undefined, booking: undefined, remotes: [] },
    databaseUrl: config.DATABASE_URL ?? '',
    smtpUrl: config.SMTP_URL ?? '',
    payment: {},
    register: {},
    stops: [],
    warnings: [],
  };
  const stop = async () => {
    for (let last = started.stops.pop(); last; last = started.stops.pop()) await last();
  };
  const run = async () => {
    try {
      await stepsOf(config, options).run(started);
      return started.warnings;
    } catch (error) {
      await stop();
      throw error;
    }
  };
  return { ready: run(), stop };
}

function stepsOf(config: Config, options: HouseOptions): Listr<Started> {
  return new Listr<Started>([
    { title: 'Check the ports', task: () => checkPorts(config) },
    {
      title: 'Start the database',
      skip: () => config.DATABASE_URL !== undefined && 'DATABASE_URL is given',
      task: async (started) => {
        const server = await startEmbeddedPostgres({ folder: config.DATA_DIR });
        started.stops.push(() => server.stop());
        started.databaseUrl = server.url;
      },
    },
    {
      title: 'Bring the database up to date',
      task: async ({ databaseUrl }, task) => {
        const applied = await migrate(databaseUrl);
        if (applied.length > 0) task.title += ` (${applied.length} steps)`;
      },
    },
    {
      title: 'Make the demo restaurants',
      task: async ({ databaseUrl }, task) => {
        const database = new Database({ url: databaseUrl, connections: 4 });
        try {
          const isMade = await seedDemo(database, config);
          if (!isMade) task.skip('the database is not empty');
        } finally {
          await database.close();
        }
      },
    },
    {
      title: 'Build the browser’s part',
      task: async (started, task) => {
        started.files = options.skipBuild
          ? findBrowserFolders()
          : await buildBrowserApps((line) => {
              task.output = line;
            });
        const missing = [
          ...(started.files.app ? [] : ['the staff’s screens (apps/shell/dist)']),
          ...(started.files.booking ? [] : ['the booking widget (dist/booking)']),
        ];
        if (missing.length > 0) task.title += `: ${missing.join(' and ')} not found, not served`;
      },
    },
    {
      title: 'Ship the remotes',
      skip: ({ files }) => files.app === undefined && 'nothing was built',
      task: async ({ databaseUrl: url, files, warnings }, task) => {
        const database = new Database({ url, connections: 2 });
        try {
          const shipping = await shipRemotes({
            database,
            config,
            shell: files.app ?? '',
            remotes: files.remotes,
            say: (line) => {
              task.output = line;
            },
          });
          task.title += `: ${describeShipping(shipping)}`;
          if (shipping.kind === 'refused') {
            warnings.push(`What was built was not shipped:\n${shipping.reasons}`);
          }
        } finally {
          await database.close();
        }
      },
    },
    {
      title: 'Open the mail inbox',
      skip: () => config.SMTP_URL !== undefined && 'SMTP_URL is given',
      task: async (started) => {
        const store = new MailStore(path.join(config.DATA_DIR, 'inbox'));
        await store.open();
        const receiver = await receiveMails(store);
        started.stops.push(() => receiver.close());
        started.smtpUrl = `smtp://127.0.0.1:${receiver.port}`;
        const page = await serveInbox(store, { port: config.INBOX_PORT, host: config.HOST });
        started.stops.push(() => page.close());
      },
    },
    {
      title: 'Open the emulator of the payment provider',
      skip: () => config.STRIPE_SECRET_KEY !== undefined && 'STRIPE_SECRET_KEY is given',
      task: async (started) => {
        const emulator = await servePaymentProvider({
          port: config.PAYMENT_PORT,
          host: config.HOST,
          noticeSecret: emulatedPayment.STRIPE_WEBHOOK_SECRET,
          noticesTo: `http://127.0.0.1:${config.PORT}/api/1/stripe/webhook`,
          file: path.join(config.DATA_DIR, 'payment-provider.json'),
        });
        started.stops.push(() => emulator.close());
        started.payment = { ...emulatedPayment, STRIPE_API: emulator.origin };
      },
    },
    {
      title: 'Open the emulator of the cash register provider',
      skip: () =>
        config.READY2ORDER_DEVELOPER_TOKEN !== undefined && 'READY2ORDER_DEVELOPER_TOKEN is given',
      task: async (started) => {
        const emulator = await serveCashRegister({
          port: config.CASH_REGISTER_PORT,
          host: config.HOST,
          developerToken: emulatedRegister.READY2ORDER_DEVELOPER_TOKEN,
          file: path.join(config.DATA_DIR, 'cash-register.json'),
        });
        started.stops.push(() => emulator.close());
        started.register = { ...emulatedRegister, READY2ORDER_API: emulator.origin };
      },
    },
    {
      title: 'Open the hosts',
      task: async ({ databaseUrl, smtpUrl, payment, register, files, stops }) => {
        const api = await startApi({
          config: { ...config, ...payment, ...register },
          databaseUrl,
          smtpUrl,
          files,
        });
        stops.push(() => api.close());
      },
    },
  ]);
}
