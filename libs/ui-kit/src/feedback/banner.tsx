import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { classNames } from '../theme/class-names.ts';
import styles from './banner.module.css';

export type BannerTone = 'info' | 'warning' | 'danger' | 'success';

export interface BannerProps {
  tone?: BannerTone;
  children: ReactNode;
  /** Instead of the tone's own icon. */
  icon?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  className?: string;
}

const icons: Record<BannerTone, ReactNode> = {
  info: <Info aria-hidden />,
  warning: <TriangleAlert aria-hidden />,
  danger: <CircleAlert aria-hidden />,
  success: <CircleCheck aria-hidden />,
};

/** A state of the whole screen that stays as long as it is so: offline, demo, a new version. */
export function Banner({ tone = 'info', children, icon, actions, className }: BannerProps) {
  return (
    <output className={classNames(styles.banner, styles[tone], className)}>
      {icon ?? icons[tone]}
      <span className={styles.words}>{children}</span>
      {actions && <span className={styles.actions}>{actions}</span>}
    </output>
  );
}
