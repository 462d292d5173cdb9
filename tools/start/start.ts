import { LedgerUnreadable } from '@stammtisch/api/erasures/erasure-ledger';
import { readConfig, WrongVariable } from '@stammtisch/api/platform/config/read-config';
import { MigrationRefused } from '@stammtisch/api/platform/database/migrations';
import { DataFolderRefused } from '@stammtisch/api/platform/embedded-postgres/start-embedded-postgres';
import { demoLogins } from '../demo/demo-logins.ts';
import { BuildFailed } from './build-browser-apps.ts';
import { PortInUse } from './ports.ts';
import { ReleaseRefused } from './ship-remotes.ts';
import { startHouse, type House } from './start-house.ts';

/** Mistakes whose message says all that there is to know. */
const plain = [
  WrongVariable,
  MigrationRefused,
  DataFolderRefused,
  PortInUse,
  BuildFailed,
  ReleaseRefused,
  LedgerUnreadable,
];

try {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  const house = startHouse(config, { skipBuild: process.argv.includes('--skip-build') });
  stopOnSignal(house);
  const warnings = await house.ready;
  for (const warning of warnings) console.warn(`\n  ${warning}`);
  const addresses = [
    `Staff          ${config.APP_ORIGIN}`,
    `Booking        ${config.BOOKING_ORIGIN}/#/at/${demoLogins.identifiers[0]}`,
    `API            ${config.APP_ORIGIN}/api/docs/`,
    ...(config.METRICS_PORT
      ? [`Metrics        http://localhost:${config.METRICS_PORT}/metrics`]
      : []),
    ...(config.STRIPE_SECRET_KEY
      ? []
      : [`Card payments  http://localhost:${config.PAYMENT_PORT} (emulator)`]),
    ...(config.READY2ORDER_DEVELOPER_TOKEN
      ? []
      : [`Cash register  http://localhost:${config.CASH_REGISTER_PORT} (emulator)`]),
    ...(config.SMTP_URL ? [] : [`Mail inbox     http://localhost:${config.INBOX_PORT}`]),
  ];
  console.log(`
  ${addresses.join('\n  ')}

  Demo logins    ${demoLogins.emails.join('\n                 ')}
                 password ${demoLogins.password}, master password ${demoLogins.masterPassword}

  Ctrl-C stops everything.
`);
} catch (error) {
  const isPlain = error instanceof Error && plain.some((kind) => error instanceof kind);
  console.error(isPlain ? error.message : error);
  process.exit(1);
}

function stopOnSignal(house: House): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    console.log('Stopping …');
    house.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
