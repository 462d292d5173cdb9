import type { Api } from '../../platform/http/api.ts';
import { mountAddAttachment } from './add-attachment.ts';
import { mountDeleteAttachment } from './delete-attachment.ts';
import { mountListAttachments } from './list-attachments.ts';
import { mountReadAttachment } from './read-attachment.ts';

export function mountAttachments(api: Api): void {
  mountAddAttachment(api);
  mountListAttachments(api);
  mountReadAttachment(api);
  mountDeleteAttachment(api);
}
