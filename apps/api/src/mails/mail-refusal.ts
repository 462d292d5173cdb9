import * as z from 'zod';
import type { MailFault } from '@stammtisch/domain/mail/mail-fault';

/** What nodemailer tells of a mail that was not accepted. */
const told = z.object({
  /** Where it happened: `EAUTH`, `ECONNECTION`, `EENVELOPE`. */
  code: z.string().catch(''),
  command: z.string().catch(''),
  responseCode: z.int().catch(0),
});

const away = ['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ETLS'];

/** Why the mail server did not take a mail. */
export function faultOf(error: unknown): MailFault {
  const { data } = told.safeParse(error);
  if (data?.code === 'EAUTH') return 'login';
  // RFC 5321: a 5xx answer is final. Only the recipient's is about this mail alone; a wrong login or
  // a server that refuses everybody is put right by people, and the mail goes out then.
  if (data?.command === 'RCPT TO' && data.responseCode >= 500) return 'no-mailbox';
  return data && away.includes(data.code) ? 'server-away' : 'refused';
}
