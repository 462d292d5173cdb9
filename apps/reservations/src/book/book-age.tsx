import type { Reply } from '@stammtisch/hal-client';
import { useFormats } from '@stammtisch/i18n';
import { useRestaurant, useText } from '@stammtisch/remote-kit';
import styles from './book-age.module.css';

/** How old the book on the screen is, while it is a kept copy. */
export function BookAge({ reply }: { reply: Reply<unknown> | undefined }) {
  const text = useText('reservations');
  const formats = useFormats();
  const { timeZone } = useRestaurant();
  if (reply?.stale !== true || reply.storedAt === undefined) return null;
  const time = formats.clock(new Date(reply.storedAt), timeZone);
  return <p className={styles.age}>{text('waiting.as-of', { time })}</p>;
}
