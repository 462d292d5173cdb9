import type { PageGuide } from '@stammtisch/contracts/remote/page-guide';
import { useText } from '@stammtisch/i18n';
import { Signpost } from 'lucide-react';
import { useEffect, useId } from 'react';
import buttons from '../frame/plain-button.module.css';
import type { KnownRoute } from '../registry/route-table.ts';
import { useGuideMemory } from './guide-memory.ts';
import styles from './guide-welcome.module.css';
import { startGuide } from './page-guide.ts';

export interface GuideWelcomeProps {
  known: KnownRoute;
  guide: PageGuide;
  onClose: () => void;
}

/** Says what the page is for and offers to be shown around. Who begins to work is left alone. */
export function GuideWelcome({ known, guide, onClose }: GuideWelcomeProps) {
  const text = useText('shell');
  const remoteText = useText(known.remote.manifest.name);
  const switchOff = useGuideMemory((memory) => memory.switchOff);
  const title = useId();
  useEffect(() => {
    const hear = (event: Event) => {
      const { target } = event;
      const isHere = target instanceof Element && target.closest('[data-guide-welcome]') !== null;
      if (!isHere) onClose();
    };
    const content = document.querySelector('#content');
    content?.addEventListener('pointerdown', hear);
    content?.addEventListener('input', hear);
    return () => {
      content?.removeEventListener('pointerdown', hear);
      content?.removeEventListener('input', hear);
    };
  }, [onClose]);
  return (
    <section className={styles.card} aria-labelledby={title} data-guide-welcome>
      <Signpost aria-hidden size={20} className={styles.icon} />
      <h2 id={title} className={styles.title}>
        {text('guide.welcome', { page: remoteText(known.route.titleKey) })}
      </h2>
      <p className={styles.lead}>{remoteText(guide.welcomeKey)}</p>
      <div className={styles.actions}>
        <button type="button" className={buttons.primary} onClick={startGuide}>
          {text('guide.start')}
        </button>
        <button type="button" className={buttons.plain} onClick={onClose}>
          {text('guide.later')}
        </button>
        <button
          type="button"
          className={styles.off}
          onClick={() => {
            switchOff();
            onClose();
          }}
        >
          {text('guide.off')}
        </button>
      </div>
    </section>
  );
}
