import { useText } from '@stammtisch/i18n';
import { useRestaurant } from '@stammtisch/remote-kit';
import { ArrowLeftRight, ChevronDown, LogOut } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { LinkedRestaurants } from '../linked-restaurants/linked-restaurants.tsx';
import { shortenDisplayName } from '../navigation/display-name.ts';
import { MessageLog } from '../toasts/message-log.tsx';
import { AppearanceChoice } from './appearance-choice.tsx';
import { LanguageChoice } from './language-choice.tsx';
import styles from './account-menu.module.css';

/** The restaurant's name, and behind it language, appearance, messages, switch and logout. */
export function AccountMenu() {
  const text = useText('shell');
  const { name, isDemo } = useRestaurant();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [switching, setSwitching] = useState(false);
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id}>
        {isDemo ? <span className={styles.demo}>{text('account.demo')}</span> : null}
        <span className={styles.name} title={name}>
          {shortenDisplayName(name)}
        </span>
        <span className={styles.initial} aria-hidden>
          {name.slice(0, 1)}
        </span>
        <ChevronDown aria-hidden size={16} />
        <span className="visually-hidden">{text('account.menu')}</span>
      </button>
      <div id={id} ref={panel} popover="auto" className={styles.panel}>
        <p className={styles.full}>{name}</p>
        <AppearanceChoice />
        <LanguageChoice />
        <MessageLog />
        <div className={styles.commands}>
          <button
            type="button"
            className={styles.command}
            onClick={() => {
              panel.current?.hidePopover();
              setSwitching(true);
            }}
          >
            <ArrowLeftRight aria-hidden size={18} />
            {text('account.switch')}
          </button>
          <Link to="/logout" className={styles.command}>
            <LogOut aria-hidden size={18} />
            {text('account.logout')}
          </Link>
        </div>
      </div>
      {switching ? <LinkedRestaurants onClose={() => setSwitching(false)} /> : null}
    </>
  );
}
