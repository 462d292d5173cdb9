import { otherwiseTexts } from '../texts/otherwise-texts.ts';
import { Frame } from './frame.tsx';
import { useText } from './language.tsx';
import { Notice } from './notice.tsx';

export function UnknownRestaurant() {
  const t = useText(otherwiseTexts);
  return (
    <Frame>
      <Notice title={t('unknownTitle')}>
        <p>{t('unknownText')}</p>
      </Notice>
    </Frame>
  );
}
