import type { ReactNode } from 'react';
import { useText } from '@stammtisch/i18n';
import { BottomBar } from '../navigation/bottom-bar.tsx';
import type { NavModel } from '../navigation/nav-model.ts';
import { Rail } from '../navigation/rail.tsx';
import { useRail } from '../navigation/use-rail.ts';
import { OfflineBanner } from '../offline-banner/offline-banner.tsx';
import { OverrideBadge } from '../overrides/override-badge.tsx';
import { Edge } from './edge.tsx';
import { Header } from './header.tsx';
import styles from './frame.module.css';

export interface FrameProps {
  nav: NavModel;
  children: ReactNode;
}

/** Rail, header and the place for a page; on a phone a bar at the bottom instead of the rail. */
export function Frame({ nav, children }: FrameProps) {
  const text = useText('shell');
  const rail = useRail();
  return (
    <div className={styles.frame} data-rail={rail.wide ? 'wide' : 'narrow'}>
      <a className={styles.skip} href="#content">
        {text('skip')}
      </a>
      {rail.shown ? <Rail nav={nav} wide={rail.wide} onToggle={rail.toggle} /> : null}
      <Header />
      <div className={styles.body}>
        <div className={styles.notice}>
          <OfflineBanner />
        </div>
        <OverrideBadge />
        <main id="content" className={styles.content} tabIndex={-1}>
          {children}
        </main>
      </div>
      {rail.shown ? null : <BottomBar nav={nav} />}
      <Edge />
    </div>
  );
}
