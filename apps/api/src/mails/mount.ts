import type { Api } from '../platform/http/api.ts';
import { mountListMails } from './list-mails/route.ts';
import { mountPreviewMail } from './preview-mail/route.ts';
import { mountResendMail } from './resend-mail/route.ts';
import { mountSendTrial } from './send-trial/route.ts';

export function mountMails(api: Api): void {
  mountPreviewMail(api);
  mountSendTrial(api);
  mountListMails(api);
  mountResendMail(api);
}
