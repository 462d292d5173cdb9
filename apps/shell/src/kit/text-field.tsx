import { useId, type Ref } from 'react';
import styles from './controls.module.css';

export interface TextFieldProps {
  label: string;
  name: string;
  type: 'email' | 'password';
  autoComplete: string;
  /** What is wrong with it; shown below and read with the field. */
  fault?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, fault, ref, ...input }: TextFieldProps) {
  const id = useId();
  const wrong = fault !== undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        ref={ref}
        className={styles.input}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-fault` : undefined}
      />
      {wrong ? (
        <p className={styles.fault} id={`${id}-fault`} role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  );
}
