import { useText } from '@stammtisch/remote-kit';
import { SideSheet, Switch } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { areKeysOn, switchKeys } from './key-switch.ts';
import styles from './shortcuts-sheet.module.css';

const single = [
  ['new', ['N']],
  ['walk-in', ['W']],
  ['waiting-list', ['Q']],
  ['search', ['/']],
  ['today', ['T']],
  ['day', ['←', '→']],
  ['view', ['1', '2', '3']],
  ['row', ['S', 'C', 'X']],
  ['print', ['P']],
  ['help', ['?']],
] as const;

const chords = [
  ['undo', ['Strg', 'Z']],
  ['save', ['Strg', 'Enter']],
] as const;

/** Every key of the day; single ones can be switched off on this device (WCAG 2.1.4). */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const text = useText('reservations');
  const [isOn, setOn] = useState(areKeysOn);
  const change = (next: boolean) => {
    switchKeys(next);
    setOn(next);
  };
  return (
    <SideSheet isOpen title={text('keys.title')} onClose={onClose}>
      <Switch isSelected={isOn} onChange={change}>
        {text('keys.use')}
      </Switch>
      <dl className={styles.keys} data-off={!isOn || undefined}>
        {[...single, ...chords].map(([id, keys]) => (
          <div key={id} className={styles.entry}>
            <dt>{text(`keys.${id}`)}</dt>
            <dd className={styles.caps}>
              {keys.map((key) => (
                <kbd key={key} className={styles.cap}>
                  {key === 'Strg' ? text('keys.ctrl') : key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </SideSheet>
  );
}
