import { statuses } from '@stammtisch/domain/reservation/status';
import { statusLooks } from '@stammtisch/ui-kit';
import { Clock, Link2, LockKeyhole, StickyNote, TriangleAlert } from 'lucide-react';
import styles from './timeline-signs.module.css';

const extras = {
  'sign-clock': Clock,
  'sign-conflict': TriangleAlert,
  'sign-combined': Link2,
  'sign-note': StickyNote,
  'sign-locked': LockKeyhole,
};

/** The icons that the board's bars point to, once on the page. */
export function TimelineSigns() {
  return (
    <svg className={styles.sprite} aria-hidden>
      {statuses.map((status) => {
        const { icon: Icon } = statusLooks[status];
        return (
          <symbol key={status} id={`status-${status}`} viewBox="0 0 24 24">
            <Icon />
          </symbol>
        );
      })}
      {Object.entries(extras).map(([id, Icon]) => (
        <symbol key={id} id={id} viewBox="0 0 24 24">
          <Icon />
        </symbol>
      ))}
    </svg>
  );
}
