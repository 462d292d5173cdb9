import { booking as bookingReply } from '@stammtisch/contracts/public/book-table';
import { ask } from '../api/ask.ts';
import { hrefOf } from '../api/links.ts';
import { followRestaurant } from '../api/restaurant.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { Frame } from '../app/frame.tsx';
import { useText } from '../app/language.tsx';
import { Notice } from '../app/notice.tsx';
import { Skeleton } from '../app/skeleton.tsx';
import { useBrand } from '../app/use-brand.ts';
import { bookingTexts } from '../texts/booking-texts.ts';
import { ManageBooking } from './manage-booking.tsx';

async function readBoth(token: string) {
  const address = `/api/1/public/reservations/${encodeURIComponent(token)}`;
  const booking = await ask(address, bookingReply);
  const restaurant = await followRestaurant(hrefOf(booking, 'restaurant'));
  return { booking, restaurant };
}

/** `#/manage/{token}`, from the guest's mail. Looking changes nothing. */
export function ManageBookingPage({ token }: { token: string }) {
  const t = useText(bookingTexts);
  const { state, retry, replace } = useLoaded(() => readBoth(token));
  useBrand(state.kind === 'loaded' ? state.value.restaurant : undefined);
  if (state.kind === 'loading') return <Skeleton />;
  if (state.kind === 'failed') {
    const { type, status } = state.problem;
    const isUnknown = status === 404 || status === 400;
    const isExpired = type === 'link-expired';
    const text = isExpired ? 'expired' : type === 'offline' ? 'offline' : 'failed';
    return (
      <Frame>
        <Notice kind="warning" title={isUnknown ? t('unknownTitle') : undefined}>
          <p>{t(isUnknown ? 'unknownText' : text)}</p>
          {!isUnknown && !isExpired && (
            <button type="button" className="button" onClick={retry}>
              {t('retry')}
            </button>
          )}
        </Notice>
      </Frame>
    );
  }
  const { booking, restaurant } = state.value;
  return (
    <ManageBooking
      booking={booking}
      restaurant={restaurant}
      onChanged={(changed) => replace({ booking: changed, restaurant })}
      onOutdated={retry}
    />
  );
}
