import { useEffect, useRef } from 'react';
import { CircleAlert } from 'lucide-react';
import { useText } from '@stammtisch/i18n';
import styles from './form-error-summary.module.css';

export interface FormError {
  /** The id of the field; pressing the error goes there. */
  fieldId?: string;
  message: string;
}

/** What still has to be corrected, on top of a form; it takes the focus when it appears. */
export function FormErrorSummary({ errors }: { errors: readonly FormError[] }) {
  const text = useText('common');
  const box = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (hasErrors) box.current?.focus();
  }, [hasErrors]);
  if (!hasErrors) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <p className={styles.title}>
        <CircleAlert aria-hidden />
        {text('formErrors', { count: errors.length })}
      </p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId ? (
              <button
                type="button"
                className={styles.link}
                onClick={() => document.getElementById(fieldId)?.focus()}
              >
                {message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
