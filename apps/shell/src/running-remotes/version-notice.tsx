import { useText } from '@stammtisch/i18n';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { findRoute, routesOf } from '../registry/route-table.ts';
import { notices } from '../toasts/notices.ts';
import { unsavedWork } from '../unsaved-work/unsaved-work.ts';
import { useRunning } from './running-context.ts';
import { isPrepared } from './take-prepared.ts';
import { takeNow } from './taking.ts';
import styles from './version-notice.module.css';

/**
 * Offers the new version of what stands on the screen. It comes by itself at the next change of page;
 * the header has room for this without moving anything under a waiter's finger.
 */
export function VersionNotice() {
  const text = useText('shell');
  const { pathname } = useLocation();
  const { remotes, waiting } = useRunning();
  const [isBusy, setBusy] = useState(false);
  const current = findRoute(routesOf(remotes), pathname)?.remote;
  const onScreen = waiting.some(({ from }) => from !== undefined && from === current);
  if (!onScreen) return null;

  async function open() {
    if (!(await unsavedWork.mayLeave())) return;
    setBusy(true);
    const prepared = await isPrepared(waiting);
    setBusy(false);
    if (prepared) takeNow();
    else notices.warning(text('version.not-ready'));
  }

  return (
    <output className={styles.place}>
      <button
        type="button"
        className={styles.notice}
        disabled={isBusy}
        title={text('version.hint')}
        onClick={() => void open()}
      >
        <RefreshCw aria-hidden size={16} />
        <span className={styles.words}>{text('version.open')}</span>
      </button>
    </output>
  );
}
