import { useText } from '@stammtisch/i18n';
import { useRestaurant } from '@stammtisch/remote-kit';
import { ArrowLeftRight, LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { MessageLog } from '../toasts/message-log.tsx';
import { AppearanceChoice } from './appearance-choice.tsx';
import { LanguageChoice } from './language-choice.tsx';
import styles from './account-menu.module.css';

/** Language, appearance, messages, switch and logout. */
export function AccountPanel({ onSwitch }: { onSwitch: () => void }) {
  const text = useText('shell');
  const { name } = useRestaurant();
  return (
    <>
      <p className={styles.full}>{name}</p>
      <AppearanceChoice />
      <LanguageChoice />
      <MessageLog />
      <div className={styles.commands}>
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
