import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@stammtisch/api/platform/database/database';
import { readConfig } from '@stammtisch/api/platform/config/read-config';
import { command, sql } from '@stammtisch/api/platform/database/sql';
import { createMailTransport } from '@stammtisch/api/platform/mail/mail-transport';
import { deliverMails } from '@stammtisch/api/mails/deliver-mails';
import type { SendMailOptions } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import * as z from 'zod';
import { openBenchHouse } from './bench-house.ts';
import type { Bench } from './measure.ts';

const rounds = 5;
const letters = 500;

/** The outbox against the same letters handed to nodemailer's pool, to a mail server on this machine. */
export const mails: Bench = {
  name: 'mails',
  question: 'What does it cost that no mail is lost and none is sent twice?',
  async run(say) {
    const house = await openBenchHouse();
    const server = await startMailServer();
    const transport = createMailTransport(server.url);
    const folder = await mkdtemp(path.join(tmpdir(), 'stammtisch-bench-mails-'));
    const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder });
    try {
      const parts = { database: house.database, config, onFault: console.error };
      // Once without the clock: the pool's connections, the letters that the baseline sends again.
      const written: SendMailOptions[] = [];
      await fill(house.database, house.restaurant.id);
      await deliverMails({
        ...parts,
        mail: {
          sendMail(letter) {
            written.push(letter);
            return transport.sendMail(letter);
          },
        },
      });
      const ours: number[] = [];
      const baseline: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await fill(house.database, house.restaurant.id);
        ours.push(await ratePerSecond(() => deliverMails({ ...parts, mail: transport })));
        baseline.push(
          await ratePerSecond(() =>
            Promise.all(written.map((letter) => transport.sendMail({ ...letter }))),
          ),
        );
        say(`round ${round + 1} of ${rounds}`);
      }
      const pending = await house.database.systemTransaction((tx) =>
        tx.one(sql(z.object({ count: z.number() }))`
          select count(*) as count from mail_outbox where state <> 'SENT'`),
      );
      if (pending.count > 0) throw new Error(`${pending.count} mails were not sent`);
      const baselineTitle = 'the same letters, composed before, on ten connections';
      return [{ title: 'mails', unit: 'per second', ours, baseline, baselineTitle }];
    } finally {
      transport.close();
      await server.close();
      await house.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function ratePerSecond(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return letters / ((performance.now() - started) / 1_000);
}

async function fill(database: Database, restaurant: string): Promise<void> {
  const content = JSON.stringify({
    reservationId: '00000000-0000-4000-8000-000000000001',
    version: 1,
    guestName: 'Lina Krüger',
    persons: { from: 2, to: 2 },
    date: '01.05.2027',
    time: '19:00',
    startsAt: '2027-05-01T17:00:00.000Z',
    endsAt: '2027-05-01T19:00:00.000Z',
    comment: 'Am Fenster, bitte.',
    linkNonce: '00112233445566778899aabbccddeeff',
  });
  await database.systemTransaction((tx) =>
    tx.run(command`
      insert into mail_outbox (restaurant_id, reservation_id, type, occasion, recipient_name,
                               recipient_address, language, content)
      select ${restaurant}, uuidv7(), 'confirmation', n::text, 'Lina Krüger',
             'guest' || n || '@example.com', 'de', ${content}::jsonb
        from generate_series(1, ${letters}::int) n`),
  );
}

/** Accepts everything and keeps nothing. */
async function startMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const listening = server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
