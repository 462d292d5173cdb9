import { useState } from 'react';
import { ratedVisit } from '@stammtisch/contracts/public/rate-visit';
import { ask } from '../api/ask.ts';
import { hrefOf } from '../api/links.ts';
import { followRestaurant } from '../api/restaurant.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { Frame } from '../app/frame.tsx';
import { useLanguage, useText } from '../app/language.tsx';
import { Notice } from '../app/notice.tsx';
import { bookHash } from '../app/route.ts';
import { Skeleton } from '../app/skeleton.tsx';
import { useBrand } from '../app/use-brand.ts';
import { ratingTexts } from '../texts/rating-texts.ts';
import { GivenRating } from './given-rating.tsx';
import { RatingForm } from './rating-form.tsx';
import styles from './rate-visit.module.css';

async function readBoth(token: string) {
  const visit = await ask(`/api/1/public/ratings/${encodeURIComponent(token)}`, ratedVisit);
  const restaurant = await followRestaurant(hrefOf(visit, 'restaurant'));
  return { visit, restaurant };
}

/** `#/rate/{token}`, from the mail after a visit. Looking changes nothing. */
export function RateVisitPage({ token }: { token: string }) {
  const t = useText(ratingTexts);
  const { formats } = useLanguage();
  const { state, retry, replace } = useLoaded(() => readBoth(token));
  const [isNew, setNew] = useState(false);
  useBrand(state.kind === 'loaded' ? state.value.restaurant : undefined);
  if (state.kind === 'loading') return <Skeleton />;
  if (state.kind === 'failed') {
    const { type, status } = state.problem;
    const isUnknown = status === 404 || status === 400;
    return (
      <Frame>
        <Notice kind="warning" title={isUnknown ? t('unknownTitle') : undefined}>
          <p>{t(isUnknown ? 'unknownText' : type === 'offline' ? 'offline' : 'failed')}</p>
          {!isUnknown && (
            <button type="button" className="button" onClick={retry}>
              {t('retry')}
            </button>
          )}
        </Notice>
      </Frame>
    );
  }
  const { visit, restaurant } = state.value;
  const when = t('visit', { date: formats.longDate(visit.date), time: visit.time });
  return (
    <Frame restaurant={restaurant}>
      <div className={styles['screen']} data-part="rate-visit">
        {visit.state === 'open' && (
          <>
            <h2>{t('title')}</h2>
            <p className={styles['quiet']}>{when}</p>
            <RatingForm
              visit={visit}
              token={token}
              onRated={(rated) => {
                setNew(true);
                replace({ visit: rated, restaurant });
              }}
              onOutdated={retry}
            />
          </>
        )}
        {visit.state === 'rated' && <GivenRating visit={visit} isNew={isNew} />}
        {visit.state === 'expired' && (
          <Notice kind="plain" title={t('expiredTitle')}>
            <p>{t('expiredText')}</p>
          </Notice>
        )}
        {visit.state !== 'open' && (
          <a className={styles['again']} href={bookHash(restaurant.identifier)}>
            {t('bookAgain')}
          </a>
        )}
      </div>
    </Frame>
  );
}
