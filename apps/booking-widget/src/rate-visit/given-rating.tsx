import { useEffect, useRef } from 'react';
import type { RatedVisit } from '@stammtisch/contracts/public/rate-visit';
import { useText } from '../app/language.tsx';
import { ratingTexts } from '../texts/rating-texts.ts';
import { starCounts, starPath } from './star-shape.ts';
import styles from './rate-visit.module.css';

/** What the guest said: with thanks just after, with a word that it stands when opened again. */
export function GivenRating({ visit, isNew }: { visit: RatedVisit; isNew: boolean }) {
  const t = useText(ratingTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const stars = starCounts.find((count) => count === visit.stars);
  return (
    <section className={styles['given']}>
      <h2 ref={heading} tabIndex={-1}>
        {t('thanks')}
      </h2>
      <p>{t(isNew ? 'thanksText' : 'ratedText')}</p>
      {stars && (
        <p className={styles['stars']}>
          <span className="visually-hidden">{t(`star_${stars}`)}</span>
          {starCounts.map((count) => (
            <svg
              key={count}
              viewBox="0 0 24 24"
              aria-hidden="true"
              data-filled={count <= stars || undefined}
            >
              <path d={starPath} />
            </svg>
          ))}
        </p>
      )}
      {visit.comment && (
        <figure className={styles['words']}>
          <figcaption>{t('yourComment')}</figcaption>
          <blockquote>{visit.comment}</blockquote>
        </figure>
      )}
    </section>
  );
}
