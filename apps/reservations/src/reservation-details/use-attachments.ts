import {
  attachment,
  deleteAttachment,
  largestAttachment,
  type AttachmentReply,
} from '@stammtisch/contracts/reservation/attachment';
import { findLink, isProblem, selfHref } from '@stammtisch/hal-client';
import { useHost, useText } from '@stammtisch/remote-kit';
import { useState } from 'react';
import type { Reservation } from '../book/reservation.ts';
import { saveFile } from '@stammtisch/remote-kit/save-file';
import { useBookRefresh } from '../book/use-book-refresh.ts';
import { useTellRefusal } from '../book/use-tell-refusal.ts';

/** Attaches, hands out and deletes files of a reservation. */
export function useAttachments(reservation: Reservation) {
  const { client, notices } = useHost();
  const text = useText('reservations');
  const tellRefusal = useTellRefusal();
  const refresh = useBookRefresh();
  const [isBusy, setBusy] = useState(false);

  const attempt = async (name: string, work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (isProblem(error, 'not-what-it-says')) {
        notices.error(text('files.not-what-it-says', { name }));
      } else if (isProblem(error, 'body-too-large'))
        notices.error(text('files.too-large', { name }));
      else tellRefusal(error);
    }
    setBusy(false);
    await refresh();
  };

  return {
    isBusy,
    attach: (file: File) =>
      attempt(file.name, async () => {
        const link = findLink(reservation, 'attach');
        if (link === undefined) return;
        if (file.size > largestAttachment) {
          notices.error(text('files.too-large', { name: file.name }));
          return;
        }
        const variables = { name: file.name, type: file.type };
        const body = new Blob([file], { type: 'application/octet-stream' });
        await client.send(link, { variables, body, schema: attachment });
        notices.success(text('files.added', { name: file.name }));
      }),
    download: (file: AttachmentReply) =>
      attempt(file.name, async () => {
        const href = selfHref(file);
        if (href !== undefined) saveFile(file.name, await client.download(href));
      }),
    remove: (file: AttachmentReply) =>
      attempt(file.name, async () => {
        await client.call(file, deleteAttachment);
        notices.success(text('files.deleted', { name: file.name }));
      }),
  };
}
