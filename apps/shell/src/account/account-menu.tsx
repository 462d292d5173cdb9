import { useText } from '@stammtisch/i18n';
import { useRestaurant } from '@stammtisch/remote-kit';
import { ChevronDown } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { shortenDisplayName } from '../navigation/display-name.ts';
import { RestaurantSign } from './restaurant-sign.tsx';
import styles from './account-menu.module.css';

const loadPanel = () => import('./account-panel.tsx');
const AccountPanel = lazily(loadPanel, (module) => module.AccountPanel);
const LinkedRestaurants = lazily(
  () => import('../linked-restaurants/linked-restaurants.tsx'),
  (module) => module.LinkedRestaurants,
);

/** The restaurant's name, and behind it what belongs to the account and the device. */
export function AccountMenu() {
  const text = useText('shell');
  const { name, isDemo } = useRestaurant();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const [switching, setSwitching] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={id}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
      >
        {isDemo ? <span className={styles.demo}>{text('account.demo')}</span> : null}
        <span className={styles.name} title={name}>
          {shortenDisplayName(name)}
        </span>
        <RestaurantSign name={name} />
        <ChevronDown aria-hidden size={16} />
        <span className="visually-hidden">{text('account.menu')}</span>
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={() => setOpened(true)}
      >
        <Suspense fallback={null}>
          {opened ? (
            <AccountPanel
              onGuide={() => panel.current?.hidePopover()}
              onSwitch={() => {
                panel.current?.hidePopover();
                setSwitching(true);
              }}
            />
          ) : null}
        </Suspense>
      </div>
      <Suspense fallback={null}>
        {switching ? <LinkedRestaurants onClose={() => setSwitching(false)} /> : null}
      </Suspense>
    </>
  );
}
