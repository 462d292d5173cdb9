import { Label } from 'react-aria-components';
import { useText } from '@stammtisch/i18n';
import styles from './field.module.css';

/** The name of a field. Most fields are optional or plainly needed; only the marked ones say so. */
export function FieldLabel({ children, isRequired }: { children: string; isRequired?: boolean }) {
  const text = useText('common');
  return (
    <Label className={styles.label}>
      {children}
      {isRequired && (
        <span className={styles.required} title={text('required')} aria-hidden>
          {' '}
          *
        </span>
      )}
    </Label>
  );
}
