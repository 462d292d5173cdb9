import * as z from 'zod';

// RFC 5321: a 5xx answer is final. Only the recipient's is about this mail alone; a wrong login or
// a server that refuses everybody is put right by people, and the mail goes out then.
const finalRefusal = z.object({
  command: z.literal('RCPT TO'),
  responseCode: z.int().min(500).max(599),
});

/** Whether the mail server says that there is no such mailbox, so that another try is in vain. */
export function isRefusedForGood(error: unknown): boolean {
  return finalRefusal.safeParse(error).success;
}
