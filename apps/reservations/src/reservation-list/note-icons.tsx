import { useText } from '@stammtisch/remote-kit';
import { VisuallyHidden } from '@stammtisch/ui-kit';
import {
  Globe,
  LockKeyhole,
  MailWarning,
  MessageSquareText,
  NotebookPen,
  StickyNote,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reservation } from '../book/reservation.ts';
import styles from './note-icons.module.css';

/** Small signs of what is written elsewhere; each says its words on hover and to screen readers. */
export function NoteIcons({ reservation }: { reservation: Reservation }) {
  const text = useText('reservations');
  const common = useText('common');
  const { comment, onlineComment, internalComment, source, locked, mailFailure } = reservation;
  const signs: { id: string; words: string; icon: ReactNode; isBad?: boolean }[] = [];
  const note = (id: string, label: string, words: string, icon: ReactNode) => {
    if (words !== '') signs.push({ id, words: `${label}: ${words}`, icon });
  };
  if (source === 'ONLINE')
    signs.push({ id: 'online', words: text('list.online'), icon: <Globe /> });
  note('comment', text('list.comment'), comment, <StickyNote />);
  note('wish', text('list.online-comment'), onlineComment, <MessageSquareText />);
  note('internal', text('list.internal-comment'), internalComment, <NotebookPen />);
  if (locked) signs.push({ id: 'locked', words: common('locked'), icon: <LockKeyhole /> });
  if (mailFailure !== null) {
    const words = text('list.mail-failed');
    signs.push({ id: 'mail', words, icon: <MailWarning />, isBad: true });
  }
  return (
    <span className={styles.signs}>
      {signs.map(({ id, words, icon, isBad }) => (
        <span key={id} className={styles.sign} data-bad={isBad} title={words}>
          <span aria-hidden>{icon}</span>
          <VisuallyHidden>{words}</VisuallyHidden>
        </span>
      ))}
    </span>
  );
}
