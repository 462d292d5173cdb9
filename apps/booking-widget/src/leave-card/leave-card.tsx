import { useState } from 'react';
import type { CardTerms } from '@stammtisch/contracts/public/card-terms';
import { useLanguage, useText } from '../app/language.tsx';
import { Notice } from '../app/notice.tsx';
import { cardTexts } from '../texts/card-texts.ts';
import type { Card } from './use-card.ts';
import styles from './leave-card.module.css';

interface LeaveCardProps {
  terms: CardTerms;
  card: Card;
  /** The booking was sent without it. */
  isMissing: boolean;
  onOpen: () => void;
  onForget: () => void;
}

/** What a no-show costs, in the house's words, and the way to the provider's page. */
export function LeaveCard({ terms, card, isMissing, onOpen, onForget }: LeaveCardProps) {
  const t = useText(cardTexts);
  const { language } = useLanguage();
  const [accepts, setAccepts] = useState(false);
  const amount = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: terms.currency,
  }).format(terms.amount / 100);
  const hours = terms.freeCancellationHours;
  return (
    <section className={styles['card']} aria-labelledby="card-title" data-part="card" tabIndex={-1}>
      <h3 id="card-title">{t('title')}</h3>
      <p>
        <b>{t(`fee${terms.per}`, { amount })}</b>
      </p>
      <p className={styles['small']}>
        {hours > 0 ? t('freeUntil', { hours }) : t('freeAlways')} {t('nothingNow')}
      </p>
      <p className={styles['policy']}>{terms.text[language]}</p>
      <div role="alert">
        {isMissing && card.kind !== 'saved' && <Notice kind="danger">{t('missing')}</Notice>}
      </div>
      {renderStep()}
    </section>
  );

  function renderStep() {
    switch (card.kind) {
      case 'saved':
        return (
          <output className={styles['saved']}>
            <span>{t('saved', { card: card.name })}</span>
            <button type="button" className="button" onClick={onForget}>
              {t('other')}
            </button>
          </output>
        );
      case 'opened':
        return (
          <output className={styles['step']}>
            <span>{t('waiting')}</span>
            <span className={styles['row']}>
              {card.url && (
                <a href={card.url} target="_blank" rel="noreferrer">
                  {t('open')}
                  <span className="visually-hidden"> {t('newTab')}</span>
                </a>
              )}
              <button type="button" className="button" onClick={onForget}>
                {t('again')}
              </button>
            </span>
          </output>
        );
      default:
        return renderAsking();
    }
  }

  function renderAsking() {
    return (
      <div className={styles['step']}>
        <label className={styles['accept']}>
          <input
            id="field-card"
            type="checkbox"
            checked={accepts}
            aria-required
            aria-invalid={isMissing}
            onChange={(event) => setAccepts(event.currentTarget.checked)}
          />
          <span>{t('accept')}</span>
        </label>
        <button
          type="button"
          className="button"
          disabled={!accepts || card.kind === 'opening'}
          onClick={onOpen}
        >
          {t('leave')}
          <span className="visually-hidden"> {t('newTab')}</span>
        </button>
        <p className={styles['small']}>{t('where')}</p>
        <div role="alert">{renderFault()}</div>
      </div>
    );
  }

  function renderFault() {
    if (card.kind === 'over') return <Notice kind="warning">{t('over')}</Notice>;
    if (card.kind !== 'failed') return null;
    return <Notice kind="danger">{t(card.isTooOften ? 'tooMany' : 'failed')}</Notice>;
  }
}
