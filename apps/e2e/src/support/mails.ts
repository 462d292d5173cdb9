import { expect, type APIRequestContext } from 'playwright/test';
import * as z from 'zod';
import { addresses } from './addresses.ts';

const mails = z.array(
  z.object({
    subject: z.string(),
    to: z.array(z.object({ address: z.string() })),
    text: z.string(),
    attachments: z.array(z.object({ filename: z.string().nullable() })),
  }),
);
export type Mail = z.infer<typeof mails>[number];

/** Waits for a mail to this address whose subject says `about`. */
export async function mailTo(
  request: APIRequestContext,
  address: string,
  about: RegExp,
): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const answer = await request.get(`${addresses.inbox}/api/mails`);
    const all = mails.parse(await answer.json());
    found = all.find(
      (mail) => mail.to.some((to) => to.address === address) && about.test(mail.subject),
    );
    expect(found, `a mail to ${address} about ${about}`).toBeDefined();
    // What staff decide waits a few seconds, so that it can be undone.
  }).toPass({ timeout: 20_000 });
  if (!found) throw new Error('no mail');
  return found;
}
