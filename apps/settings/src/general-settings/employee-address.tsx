import { useText } from '@stammtisch/remote-kit';
import styles from './general-settings.module.css';

export interface EmployeeAddressProps {
  employee: { name: string; email: string };
  onChange: (email: string) => void;
}

/** Where the roster is sent to. */
export function EmployeeAddress({ employee: { name, email }, onChange }: EmployeeAddressProps) {
  const text = useText('settings');
  return (
    <input
      className={styles.input}
      type="email"
      autoComplete="off"
      aria-label={text('general-settings.email', { name })}
      placeholder={text('general-settings.email-hint')}
      maxLength={254}
      value={email}
      onChange={(event) => onChange(event.target.value.trim())}
    />
  );
}
