import styles from './kbd.module.css';

/** A key on the keyboard; screen readers hear the shortcut from the control itself. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className={styles.kbd} aria-hidden>
      {children}
    </kbd>
  );
}
