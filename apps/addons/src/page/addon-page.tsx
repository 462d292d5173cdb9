import { RouteLink } from '@stammtisch/remote-kit';
import { PageHeader } from '@stammtisch/ui-kit';
import type { ReactNode } from 'react';
import styles from './addon-page.module.css';

export interface AddonPageProps {
  title: string;
  lead?: string;
  /** The page that this one was opened from. */
  back?: { to: string; words: string };
  children: ReactNode;
}

/** The frame of every page about addons and their fees: what it is, what stands on it, the way back. */
export function AddonPage({ title, lead, back, children }: AddonPageProps) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} subtitle={lead} />
      {children}
      {back && (
        <RouteLink to={back.to} className={styles.back}>
          {back.words}
        </RouteLink>
      )}
    </div>
  );
}
