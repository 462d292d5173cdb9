import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** What was accepted, in the order of its arrival. */
  mails: Email[];
  /** Every recipient of every accepted mail, as the envelope names them. */
  recipients: string[];
  close(): Promise<void>;
}

export interface MailServerOptions {
  /** The port of an earlier server that went down. */
  port?: number;
  /** Answers the SMTP code with which a recipient is refused. */
  refuse?: (address: string) => number | undefined;
  /** Milliseconds that it takes to accept a mail. */
  takes?: number;
}

class Refused extends Error {
  readonly responseCode: number;

  constructor(code: number) {
    super('not accepted');
    this.responseCode = code;
  }
}

/** A real mail server that keeps what it accepts. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const mails: Email[] = [];
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // Milliseconds that open connections have once it goes down.
    closeTimeout: 50,
    onRcptTo({ address }, _session, done) {
      const code = options.refuse?.(address);
      done(code === undefined ? null : new Refused(code));
    },
    onData(stream, session, done) {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(
          (mail) => {
            mails.push(mail);
            recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
            setTimeout(done, options.takes ?? 0);
          },
          (error: unknown) => done(new Error('not readable', { cause: error })),
        );
    },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const listening = server.listen(options.port ?? 0, '127.0.0.1', resolve);
  await promise;
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    recipients,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
