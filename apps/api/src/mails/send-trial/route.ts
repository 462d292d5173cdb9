import { sendTrialMail as call } from '@stammtisch/contracts/mail/preview-mail';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { enqueueMail } from '../enqueue-mail.ts';
import { exampleMail } from '../example-mail.ts';

export function mountSendTrial(api: Api): void {
  register(
    api,
    call,
    async ({ session, body }) => {
      // Nobody can make the house write to a stranger again and again.
      const flooded = await api.limits.count('trialMail', session.restaurant);
      if (flooded) return flooded;
      return atDesk(api, session, async (desk) => {
        const content = await exampleMail(desk, body);
        if (content instanceof Refusal) return content;
        const { type, language, address = session.email } = body;
        const recipient = { name: content.guestName, address };
        const mail = { type, language, recipient, content, occasion: 'trial', isTrial: true };
        await desk.tx.run(enqueueMail(desk.restaurant, mail));
        return { recipient: address, _links: {} };
      });
    },
    { refusesDemo: true },
  );
}
