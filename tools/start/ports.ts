import { createServer } from 'node:net';
import type { Config } from '@stammtisch/api/platform/config/read-config';

/** A port that is needed is taken. The message names the port and the variable. */
export class PortInUse extends Error {
  override readonly name = 'PortInUse';
}

/** @throws {PortInUse} */
export async function checkPorts(config: Config): Promise<void> {
  const needed = [
    ['PORT', config.PORT],
    ['BOOKING_PORT', config.BOOKING_PORT],
    ...(config.SMTP_URL ? [] : [['INBOX_PORT', config.INBOX_PORT] as const]),
    ...(config.STRIPE_SECRET_KEY ? [] : [['PAYMENT_PORT', config.PAYMENT_PORT] as const]),
    ...(config.READY2ORDER_DEVELOPER_TOKEN
      ? []
      : [['CASH_REGISTER_PORT', config.CASH_REGISTER_PORT] as const]),
    ...(config.METRICS_PORT ? [['METRICS_PORT', config.METRICS_PORT] as const] : []),
  ] as const;
  for (const [variable, port] of needed) {
    if (await isTaken(port, config.HOST)) {
      throw new PortInUse(
        `Port ${port} is in use. Stop the program that uses it, or set ${variable} to a free port.`,
      );
    }
  }
}

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(true);
      else reject(new Error(`Port ${port} on ${host} cannot be opened: ${error.message}`));
    });
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}
