import {
  listAttachments,
  type AttachmentReply,
} from '@stammtisch/contracts/reservation/attachment';
import { findLink } from '@stammtisch/hal-client';
import { useResource, useText } from '@stammtisch/remote-kit';
import { Button, FailureCard, IconButton } from '@stammtisch/ui-kit';
import { Download, Paperclip, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { Reservation } from '../book/reservation.ts';
import { useAttachments } from './use-attachments.ts';
import styles from './attachments.module.css';

export interface AttachmentsProps {
  reservation: Reservation;
}

/** What is attached to a party: function sheets, pictures of cakes. */
export function Attachments({ reservation }: AttachmentsProps) {
  const text = useText('reservations');
  const input = useRef<HTMLInputElement>(null);
  const link = findLink(reservation, 'attachments');
  const query = useResource(link, { schema: listAttachments.reply });
  const { attach, download, remove, isBusy } = useAttachments(reservation);
  const files: readonly AttachmentReply[] = query.data?.resource._embedded.attachments ?? [];
  return (
    <section className={styles.attachments} aria-label={text('files.title')}>
      <h3 className={styles.title}>{text('files.title')}</h3>
      {query.isError && (
        <FailureCard title={text('files.failed')} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && files.length === 0 && <p className={styles.hint}>{text('files.none')}</p>}
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.id} className={styles.file}>
            <span className={styles.name}>
              {file.name} <small>{sizeOf(file.size)}</small>
            </span>
            <IconButton
              label={text('files.download', { name: file.name })}
              onPress={() => void download(file)}
            >
              <Download aria-hidden />
            </IconButton>
            <IconButton
              label={text('files.delete', { name: file.name })}
              onPress={() => void remove(file)}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text('files.add')}
        accept=".pdf,.jpg,.jpeg,.png,.webp,.txt"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void attach(file);
          event.target.value = '';
        }}
      />
      <Button
        icon={<Paperclip aria-hidden />}
        isPending={isBusy}
        onPress={() => input.current?.click()}
      >
        {text('files.add')}
      </Button>
      <p className={styles.hint}>{text('files.hint')}</p>
    </section>
  );
}

function sizeOf(bytes: number): string {
  return bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1_024))} kB`
    : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
