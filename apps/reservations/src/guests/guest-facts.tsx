import { useText } from '@stammtisch/remote-kit';
import { useLanguage } from '@stammtisch/i18n';
import { Fact, Facts } from '@stammtisch/ui-kit';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { TagChips } from '../tags/tag-chips.tsx';
import type { Guest } from './guest.ts';
import { nameOfCountry } from './name-of-country.ts';
import styles from './guest-details.module.css';

/** What is known of a guest, without a field to type in; what is not known takes no space. */
export function GuestFacts({ guest }: { guest: Guest }) {
  const text = useText('reservations');
  const language = useLanguage();
  const address = [
    guest.street,
    [guest.plz, guest.city].filter(Boolean).join(' '),
    nameOfCountry(guest.country, language),
  ].filter(Boolean);
  return (
    <Facts>
      <Fact label={text('guests.comment')}>{guest.comment}</Fact>
      <Fact label={text('guests.phone')}>
        {guest.phone && <a href={`tel:${guest.phone}`}>{guest.phone}</a>}
      </Fact>
      <Fact label={text('guests.email')}>
        {guest.email && <a href={`mailto:${guest.email}`}>{guest.email}</a>}
      </Fact>
      <Fact label={text('guests.address')}>{address.join('\n')}</Fact>
      <Fact label={text('guests.roomno')}>{guest.roomno}</Fact>
      <Fact label={text('guests.tags')}>
        {guest.tags.length > 0 && (
          <span className={styles.tags}>
            <TagChips names={guest.tags} />
          </span>
        )}
      </Fact>
      <Fact label={text('guests.consent')}>
        <span className={styles.consent} data-given={guest.allowsDataStorage || undefined}>
          {guest.allowsDataStorage ? <ShieldCheck aria-hidden /> : <ShieldAlert aria-hidden />}
          {text(guest.allowsDataStorage ? 'guests.stores-data' : 'guests.stores-nothing')}
        </span>
      </Fact>
      <Fact label={text('guests.newsletter')}>
        {text(guest.allowsNewsletter ? 'guests.newsletter-yes' : 'guests.newsletter-no')}
      </Fact>
    </Facts>
  );
}
