import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MailStore } from './mail-store.ts';

export interface Receiver {
  port: number;
  close(): Promise<void>;
}

/** A mail server that keeps everything and delivers nothing. Port 0 asks for any. */
export async function receiveMails(store: MailStore, port = 0): Promise<Receiver> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: 10 * 1_048_576,
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => store.add(raw))
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  const listening = server.listen(port, '127.0.0.1', resolve);
  await promise;
  return {
    port: portOf(listening.address()),
    close: () => new Promise((done) => server.close(() => done())),
  };
}

export function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}
