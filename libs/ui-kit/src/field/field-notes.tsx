import { FieldError, Text } from 'react-aria-components';
import { CircleAlert } from 'lucide-react';
import styles from './field.module.css';

/** What every field takes besides its value. */
export interface FieldProps {
  label: string;
  description?: string;
  /** What is wrong and what to do; it marks the field as invalid. */
  error?: string;
}

/** The words below a field: its error, or else its description. */
export function FieldNotes({ description, error }: Omit<FieldProps, 'label'>) {
  return (
    <>
      {description && !error && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>
        {(validation) => (
          <>
            <CircleAlert aria-hidden />
            <span>{error ?? validation.validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </>
  );
}
