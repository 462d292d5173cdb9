import { createTransport, type Transporter } from 'nodemailer';

/**
 * The way to the mail server. Recipients are always given as {name, address}: a text with a comma
 * would become two of them (design/reliability.md, threat 23).
 */
export function createMailTransport(url: string): Transporter {
  return createTransport(
    {
      url,
      // As many connections as the outbox has lanes, kept open while there is something to send.
      pool: true,
      maxConnections: 10,
      idleTimeout: 15_000,
      // One that the server closed meanwhile is replaced; everything else is the outbox's to repeat.
      maxRequeues: 1,
      // Milliseconds. A server that hangs must not hold a mail longer than the outbox lends it.
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    },
    { disableFileAccess: true, disableUrlAccess: true },
  );
}
