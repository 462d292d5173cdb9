import type { PlanStatus } from '@stammtisch/domain/roster/plan-status';
import { useText } from '@stammtisch/remote-kit';
import { Lock, PencilLine, Sparkles } from 'lucide-react';
import styles from './plan-bar.module.css';

const icons = { NEW: Sparkles, EDITABLE: PencilLine, CLOSED: Lock } as const;

/** Colour, icon and word. */
export function PlanStatusBadge({ status }: { status: PlanStatus }) {
  const text = useText('roster');
  const Icon = icons[status];
  return (
    <span className={styles.badge} data-status={status}>
      <Icon aria-hidden />
      {text(`status.${status}`)}
    </span>
  );
}
