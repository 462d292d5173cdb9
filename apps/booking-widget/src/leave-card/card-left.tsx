import { useText } from '../app/language.tsx';
import { Notice } from '../app/notice.tsx';
import { cardTexts } from '../texts/card-texts.ts';

/** Where the provider's page leads back to; the booking itself waits in the window before. */
export function CardLeft({ isSaved }: { isSaved: boolean }) {
  const t = useText(cardTexts);
  return (
    <Notice kind={isSaved ? 'success' : 'warning'} title={t(isSaved ? 'savedTitle' : 'leftTitle')}>
      <p>{t(isSaved ? 'savedText' : 'leftText')}</p>
      <button type="button" className="button" onClick={() => window.close()}>
        {t('close')}
      </button>
    </Notice>
  );
}
