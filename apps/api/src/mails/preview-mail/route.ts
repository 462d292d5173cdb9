import { previewMail as call } from '@stammtisch/contracts/mail/preview-mail';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { composeMail } from '../compose-mail.ts';
import { exampleMail } from '../example-mail.ts';
import { logoId } from '../letter-html.ts';
import { readLetterhead, type Letterhead } from '../letterhead.ts';
import { usualWording } from '../wording.ts';

export function mountPreviewMail(api: Api): void {
  register(api, call, async ({ session, body }) =>
    atDesk(api, session, async (desk) => {
      const content = await exampleMail(desk, body);
      if (content instanceof Refusal) return content;
      const { type, language } = body;
      const letterhead = await desk.tx.one(readLetterhead(desk.restaurant));
      const mail = {
        id: content.reservationId,
        type,
        language,
        recipientName: content.guestName,
        recipientAddress: session.email,
        content,
      };
      const composed = await composeMail(mail, letterhead, api.config);
      return {
        from: composed.from,
        replyTo: composed.replyTo?.address ?? '',
        subject: composed.subject,
        html: withOwnPicture(composed.html, letterhead),
        text: composed.text,
        hasCalendarFile: composed.icalEvent !== undefined,
        usual: usualWording(type, language),
        _links: {},
      };
    }),
  );
}

/** What a mail carries along stands in the page itself. */
function withOwnPicture(html: string, { logo }: Letterhead): string {
  if (!logo) return html;
  return html.replaceAll(`cid:${logoId}`, `data:image/png;base64,${logo.toString('base64')}`);
}
