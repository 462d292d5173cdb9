import type { Restaurant } from '../api/restaurant.ts';
import { useText } from '../app/language.tsx';
import { Notice } from '../app/notice.tsx';
import { phoneLink } from '../app/outward-links.ts';
import { otherwiseTexts } from '../texts/otherwise-texts.ts';

/** The restaurant takes no online bookings, or has no day that can be booked. */
export function NotOnline({ restaurant: { phone } }: { restaurant: Restaurant }) {
  const t = useText(otherwiseTexts);
  return (
    <Notice title={t('notOnline')}>
      {phone && (
        <a className="button" href={phoneLink(phone)}>
          {t('call', { phone })}
        </a>
      )}
    </Notice>
  );
}
