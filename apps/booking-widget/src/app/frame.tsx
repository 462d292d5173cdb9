import { useRef } from 'react';
import type { ReactNode } from 'react';
import { languages } from '@stammtisch/i18n/language';
import { bookingOrigin } from '../api/booking-origin.ts';
import { findHref } from '../api/links.ts';
import type { Restaurant } from '../api/restaurant.ts';
import { chooseTexts } from '../texts/choose-texts.ts';
import { Contact } from './contact.tsx';
import { useLanguage, useText } from './language.tsx';
import { MainRegion, showsLogo, useTitle } from './place.ts';
import styles from './frame.module.css';

interface FrameProps {
  /** Absent where nobody knows it: a wrong address. */
  restaurant?: Restaurant;
  /** Below its name; its address unless given. */
  subtitle?: string | undefined;
  children: ReactNode;
}

const names = { de: 'Deutsch', en: 'English', fr: 'Français' };

/** What stands around every page: the restaurant's name, the languages, and the main region. */
export function Frame({ restaurant, subtitle, children }: FrameProps) {
  const t = useText(chooseTexts);
  const { language, changeLanguage } = useLanguage();
  const title = restaurant?.name;
  const logo = showsLogo && restaurant && findHref(restaurant, 'picture');
  const main = useRef<HTMLElement & HTMLDivElement>(null);
  useTitle(title ? `${t('title')} · ${title}` : t('title'));
  return (
    <div className={`booking-widget ${styles['widget']}`} data-part="widget">
      <button type="button" className={styles['skip']} onClick={() => main.current?.focus()}>
        {t('toContent')}
      </button>
      <header className={styles['header']} data-part="header">
        {logo && <img src={`${bookingOrigin}${logo}`} alt="" />}
        <div className={styles['name']}>
          <h1>{title ?? t('title')}</h1>
          {restaurant && <p>{subtitle ?? restaurant.address}</p>}
        </div>
        <fieldset className={styles['languages']} aria-label={t('language')}>
          {languages.map((each) => (
            <button
              key={each}
              type="button"
              lang={each}
              aria-label={`${each.toUpperCase()} ${names[each]}`}
              aria-pressed={each === language}
              onClick={() => changeLanguage(each)}
            >
              {each.toUpperCase()}
            </button>
          ))}
        </fieldset>
      </header>
      <MainRegion ref={main} tabIndex={-1}>
        {children}
      </MainRegion>
      {restaurant && <Contact restaurant={restaurant} />}
    </div>
  );
}
