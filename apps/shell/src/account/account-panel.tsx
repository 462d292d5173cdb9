import { useText } from '@stammtisch/i18n';
import { useRestaurant } from '@stammtisch/remote-kit';
import { ArrowLeftRight, LogOut, Signpost } from 'lucide-react';
import { Link } from 'react-router';
import { startGuide, usePageGuide } from '../page-guide/page-guide.ts';
import { MessageLog } from '../toasts/message-log.tsx';
import { AppearanceChoice } from './appearance-choice.tsx';
import { LanguageChoice } from './language-choice.tsx';
import styles from './account-menu.module.css';

export interface AccountPanelProps {
  onSwitch: () => void;
  /** The guide of the page begins, and needs the room. */
  onGuide: () => void;
}

/** Language, appearance, messages, guide, switch and logout. */
export function AccountPanel({ onSwitch, onGuide }: AccountPanelProps) {
  const text = useText('shell');
  const hasGuide = usePageGuide(({ onPage }) => onPage !== undefined);
  const { name } = useRestaurant();
  return (
    <>
      <p className={styles.full}>{name}</p>
      <AppearanceChoice />
      <LanguageChoice />
      <MessageLog />
      <div className={styles.commands}>
        {hasGuide ? (
          <button
            type="button"
            className={styles.command}
            onClick={() => {
              onGuide();
              startGuide();
            }}
          >
            <Signpost aria-hidden size={18} />
            {text('guide.again')}
          </button>
        ) : null}
        <button type="button" className={styles.command} onClick={onSwitch}>
          <ArrowLeftRight aria-hidden size={18} />
          {text('account.switch')}
        </button>
        <Link to="/logout" className={styles.command}>
          <LogOut aria-hidden size={18} />
          {text('account.logout')}
        </Link>
      </div>
    </>
  );
}
