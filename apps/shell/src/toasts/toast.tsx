import { useText } from '@stammtisch/i18n';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lifetimes, useNotices, type Notice } from './notices.ts';
import styles from './toasts.module.css';

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

/** A message that goes by itself, but not while somebody points at it or has the focus on it. */
export function Toast({ notice }: { notice: Notice }) {
  const text = useText('common');
  const dismiss = useNotices((state) => state.dismiss);
  const [held, setHeld] = useState(false);
  const { id, kind, action } = notice;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismiss(id), lifetimes[kind]);
    return () => clearTimeout(timer);
  }, [held, id, kind, dismiss]);
  const Icon = icons[kind];
  return (
    <li
      className={styles.toast}
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden size={18} />
      <span className={styles.text}>{notice.text}</span>
      {action === undefined ? null : (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onAction();
            dismiss(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} onClick={() => dismiss(id)}>
        <X aria-hidden size={16} />
        <span className="visually-hidden">{text('dismissMessage')}</span>
      </button>
    </li>
  );
}
