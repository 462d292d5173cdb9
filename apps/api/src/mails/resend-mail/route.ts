import { resendMail as call } from '@stammtisch/contracts/mail/outgoing-mail';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { toOutgoingMail } from '../outgoing-mail.ts';
import { resendMail } from './resend-mail.ts';

export function mountResendMail(api: Api): void {
  register(api, call, async ({ session, params }) =>
    atDesk(api, session, async (desk) => {
      const row = await resendMail(desk, params.mailId);
      return row instanceof Refusal ? row : toOutgoingMail(row);
    }),
  );
}
