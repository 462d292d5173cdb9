import * as z from 'zod';
import {
  attachmentTypes,
  type AttachmentReply,
} from '@stammtisch/contracts/reservation/attachment';
import { fragment } from '../../platform/database/sql.ts';
import { hrefOf as reservationHref } from '../reservation-resource.ts';

export const attachmentRow = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(attachmentTypes),
  size: z.int(),
  createdAt: z.date(),
});
export type AttachmentRow = z.output<typeof attachmentRow>;

export const attachmentColumns = fragment`
  a.id, a.name, a.type, octet_length(a.content) as size, a.created_at as "createdAt"`;

export function toResource(reservationId: string, row: AttachmentRow): AttachmentReply {
  const { id, name, type, size, createdAt } = row;
  const self = { href: `${reservationHref(reservationId)}/attachments/${id}` };
  return {
    id,
    name,
    type,
    size,
    createdAt: createdAt.toISOString(),
    _links: { self, content: self },
  };
}
