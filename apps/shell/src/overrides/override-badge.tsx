import { useText } from '@stammtisch/i18n';
import { Banner } from '@stammtisch/ui-kit/feedback/banner.tsx';
import { FlaskConical } from 'lucide-react';
import buttons from '../frame/plain-button.module.css';
import { takeNow } from '../running-remotes/taking.ts';
import { unsavedWork } from '../unsaved-work/unsaved-work.ts';
import { dropOverrides, useOverrides } from './override-store.ts';
import styles from './override-badge.module.css';

async function reset(): Promise<void> {
  if (!(await unsavedWork.mayLeave())) return;
  dropOverrides();
  takeNow();
}

/** Says what a developer tries out in this tab, and leads back to the release. */
export function OverrideBadge() {
  const text = useText('shell');
  const { found, refused } = useOverrides();
  if (found.length + refused.length === 0) return null;
  const running = found.map(({ base, manifest: { name, version } }) =>
    text('override.running', { remote: name, version, where: new URL(base, location.origin).host }),
  );
  const missing = refused.map(({ wish, why }) => text(`override.${why}`, { wish }));
  return (
    <Banner
      tone="warning"
      icon={<FlaskConical aria-hidden />}
      actions={
        <button type="button" className={buttons.plain} onClick={() => void reset()}>
          {text('override.reset')}
        </button>
      }
    >
      {[...running, ...missing].map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </Banner>
  );
}
