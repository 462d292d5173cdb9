import type { ProblemError } from '@stammtisch/hal-client/problem';
import { otherwiseTexts } from '../texts/otherwise-texts.ts';
import { Frame } from './frame.tsx';
import { useText } from './language.tsx';
import { Notice } from './notice.tsx';
import { UnknownRestaurant } from './unknown-restaurant.tsx';

/** A restaurant that could not be read: unknown, unreachable, or out of order. */
export function LoadFailed({ problem, retry }: { problem: ProblemError; retry: () => void }) {
  const t = useText(otherwiseTexts);
  if (problem.status === 404 || problem.status === 400) return <UnknownRestaurant />;
  const isOffline = problem.type === 'offline';
  return (
    <Frame>
      <Notice kind="warning" title={t(isOffline ? 'offlineTitle' : 'failedTitle')}>
        <p>{t(isOffline ? 'offlineText' : 'failedText')}</p>
        <button type="button" className="button" onClick={retry}>
          {t('retry')}
        </button>
      </Notice>
    </Frame>
  );
}
