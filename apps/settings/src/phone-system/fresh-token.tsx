import type { makePhoneToken } from '@stammtisch/contracts/phone/phone-system';
import { findLink, type ReplyOf } from '@stammtisch/hal-client';
import { useText } from '@stammtisch/remote-kit';
import { Banner } from '@stammtisch/ui-kit';
import { CopyField } from '../onlinereservation-settings/copy-field.tsx';
import styles from './phone-system.module.css';

/** In the order in which houses have them; each knows one way to tell of a call. */
const ways = ['hear-sipgate', 'hear-by-address', 'hear'] as const;

/** What has to be written into the phone system, now or never. */
export function FreshToken({ token }: { token: ReplyOf<typeof makePhoneToken> }) {
  const text = useText('settings');
  return (
    <section className={styles.fresh} aria-label={text('phone-system.fresh', { name: token.name })}>
      <Banner tone="warning">{text('phone-system.fresh', { name: token.name })}</Banner>
      {ways.map((rel) => {
        const href = findLink(token, rel)?.href;
        return (
          href !== undefined && (
            <CopyField key={rel} label={text(`phone-system.${rel}`)} value={href} />
          )
        );
      })}
      <CopyField label={text('phone-system.token')} value={token.token} />
    </section>
  );
}
