import { useText } from '@stammtisch/remote-kit';
import { IconButton } from '@stammtisch/ui-kit';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './plan-aside.module.css';

export interface PlanAsideProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** What belongs to the chosen table, beside the plan: the focus goes in, and back to the table. */
export function PlanAside({ title, children, onClose }: PlanAsideProps) {
  const common = useText('common');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
  return (
    <section className={styles.aside} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <IconButton label={common('close')} shortcut="Esc" onPress={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      {children}
    </section>
  );
}
