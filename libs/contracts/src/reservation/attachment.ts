import * as z from 'zod';
import { defineCall } from '../call.ts';
import { text } from '../fields/text.ts';
import { instant } from '../fields/time.ts';
import { hal, halCollection } from '../hal.ts';
import { reservationParams } from './read-reservation.ts';

/** Decisions §5: uploads are at most 10 MiB. */
export const largestAttachment = 10 * 1_048_576;

export const attachmentTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/plain',
] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

/** `content` is the link to the file itself. */
export const attachment = hal({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(attachmentTypes),
  /** Bytes. */
  size: z.int(),
  createdAt: instant,
});
export type AttachmentReply = z.infer<typeof attachment>;

const attachmentParams = reservationParams.extend({ attachmentId: z.uuid() });

export const listAttachments = defineCall({
  name: 'listAttachments',
  summary: 'Lists what is attached to a reservation',
  rel: 'attachments',
  method: 'GET',
  path: '/api/1/reservations/:reservationId/attachments',
  audience: 'staff',
  params: reservationParams,
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  reply: halCollection('attachments', attachment),
});

/** The body is the file as it is; its bytes have to be what name and type say. */
export const addAttachment = defineCall({
  name: 'addAttachment',
  summary: 'Attaches a file to a reservation',
  rel: 'attach',
  method: 'POST',
  path: '/api/1/reservations/:reservationId/attachments',
  audience: 'staff',
  params: reservationParams,
  query: z.strictObject({ name: text(200, 1), type: z.string().max(200) }),
  body: z.instanceof(Uint8Array),
  status: 201,
  reply: attachment,
  problems: ['body-too-large', 'not-what-it-says'],
});

export const readAttachment = defineCall({
  name: 'readAttachment',
  summary: 'Downloads an attachment',
  rel: 'content',
  method: 'GET',
  path: '/api/1/reservations/:reservationId/attachments/:attachmentId',
  audience: 'staff',
  params: attachmentParams,
  reply: z.instanceof(Uint8Array),
});

export const deleteAttachment = defineCall({
  name: 'deleteAttachment',
  summary: 'Deletes an attachment',
  rel: 'self',
  method: 'DELETE',
  path: '/api/1/reservations/:reservationId/attachments/:attachmentId',
  audience: 'staff',
  params: attachmentParams,
  status: 204,
  reply: z.undefined(),
});
