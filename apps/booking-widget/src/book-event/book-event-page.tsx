import { readRestaurant } from '../api/restaurant.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { Contact } from '../app/contact.tsx';
import { Frame } from '../app/frame.tsx';
import { useText } from '../app/language.tsx';
import { LoadFailed } from '../app/load-failed.tsx';
import { Notice } from '../app/notice.tsx';
import { bookHash } from '../app/route.ts';
import { Skeleton } from '../app/skeleton.tsx';
import { useBrand } from '../app/use-brand.ts';
import { bookingTexts } from '../texts/booking-texts.ts';

/** `#/at/event/{identifier}`: events are not booked online yet, and the page says so. */
export function BookEventPage({ identifier }: { identifier: string }) {
  const t = useText(bookingTexts);
  const { state, retry } = useLoaded(() => readRestaurant(identifier));
  useBrand(state.kind === 'loaded' ? state.value : undefined);
  if (state.kind === 'loading') return <Skeleton />;
  if (state.kind === 'failed') return <LoadFailed problem={state.problem} retry={retry} />;
  const restaurant = state.value;
  return (
    <Frame
      title={restaurant.name}
      subtitle={restaurant.address}
      footer={<Contact restaurant={restaurant} />}
    >
      <Notice title={t('eventTitle')}>
        <p>{t('eventText')}</p>
        <a className="button" href={bookHash(identifier)}>
          {t('bookTable')}
        </a>
      </Notice>
    </Frame>
  );
}
