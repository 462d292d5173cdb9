import { useText } from '@stammtisch/i18n';
import { useHost, useRestaurant } from '@stammtisch/remote-kit';
import { LockKeyhole } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import buttons from '../frame/plain-button.module.css';
import { useNow } from '../clock/use-now.ts';
import { useMasterGate } from './master-gate.ts';
import styles from './master.module.css';

/**
 * A page behind the master password. Demo accounts see it without (specification §2: restaurant-infos);
 * locked reservations and large parties ask them as well.
 */
export function GuardedPage({ children }: { children: ReactNode }) {
  const text = useText('shell');
  const { requireMaster } = useHost();
  const { isDemo } = useRestaurant();
  const openUntil = useMasterGate((gate) => gate.openUntil);
  const now = useNow();
  const open = isDemo || openUntil > now;
  useEffect(() => {
    if (!open) void requireMaster();
  }, [open, requireMaster]);
  if (open) return children;
  return (
    <div className={styles.closed}>
      <LockKeyhole aria-hidden size={24} />
      <p>{text('master.needed')}</p>
      <button type="button" className={buttons.primary} onClick={() => void requireMaster()}>
        {text('master.ask')}
      </button>
    </div>
  );
}
