import { useRef, useState, type FormEvent } from 'react';
import { ratedVisit, type RatedVisit } from '@stammtisch/contracts/public/rate-visit';
import { isProblem } from '@stammtisch/hal-client/problem';
import { ask } from '../api/ask.ts';
import { hrefOf } from '../api/links.ts';
import { useText } from '../app/language.tsx';
import { ratingTexts } from '../texts/rating-texts.ts';
import { keepRating, restoreRating } from './rating-draft.ts';
import { StarChoice } from './star-choice.tsx';
import styles from './rate-visit.module.css';

interface RatingFormProps {
  visit: RatedVisit;
  token: string;
  onRated: (visit: RatedVisit) => void;
  /** It was rated or has run out meanwhile: read it anew. */
  onOutdated: () => void;
}

/** Stars and a few words; they follow the visit's own `rate` link, and stay until it took them. */
export function RatingForm({ visit, token, onRated, onOutdated }: RatingFormProps) {
  const t = useText(ratingTexts);
  const [draft, setDraft] = useState(() => restoreRating(token));
  const [isSending, setSending] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState<'offline' | 'failed'>();
  const form = useRef<HTMLFormElement>(null);

  function change(next: typeof draft) {
    setDraft(next);
    setMissing(false);
    keepRating(token, next);
  }

  async function send() {
    setSending(true);
    setRefusal(undefined);
    try {
      const rated = await ask(hrefOf(visit, 'rate'), ratedVisit, { method: 'POST', body: draft });
      keepRating(token, null);
      onRated(rated);
    } catch (problem) {
      if (!isProblem(problem)) throw problem;
      setSending(false);
      if (problem.status === 410) onOutdated();
      else setRefusal(problem.type === 'offline' ? 'offline' : 'failed');
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    if (draft.stars > 0) {
      void send();
      return;
    }
    setMissing(true);
    form.current?.querySelector<HTMLInputElement>('input[type=radio]')?.focus();
  }

  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      <StarChoice
        value={draft.stars}
        isMissing={isMissing}
        onChange={(stars) => change({ ...draft, stars })}
      />
      <div className={styles['field']}>
        <label htmlFor="rating-comment">
          {t('comment')} <span>({t('optional')})</span>
        </label>
        <textarea
          id="rating-comment"
          rows={4}
          maxLength={2_000}
          aria-describedby="rating-comment-hint"
          value={draft.comment}
          onInput={(event) => change({ ...draft, comment: event.currentTarget.value })}
        />
        <p id="rating-comment-hint" className={styles['quiet']}>
          {t('commentHint', { restaurant: visit.restaurant })}
        </p>
      </div>
      <div role="alert">
        {refusal && (
          <p className={styles['refusal']}>
            {t(refusal)} {t('kept')}
          </p>
        )}
      </div>
      <button type="submit" className={styles['send']} aria-disabled={isSending}>
        {t(isSending ? 'sending' : 'send')}
      </button>
    </form>
  );
}
