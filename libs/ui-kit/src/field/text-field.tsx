import type { ReactNode, Ref } from 'react';
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { classNames } from '../theme/class-names.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldNotes, type FieldProps } from './field-notes.tsx';
import styles from './field.module.css';

export interface TextFieldProps
  extends FieldProps, Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  placeholder?: string;
  icon?: ReactNode;
  /** After the value: a unit. */
  suffix?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** One line of text. `autoComplete`, `inputMode` and `type` go to the input. */
export function TextField({
  label,
  description,
  error,
  placeholder,
  icon,
  suffix,
  inputRef,
  className,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      {...props}
      isInvalid={error !== undefined}
      className={classNames(styles.field, className)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <div className={styles.box}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <Input ref={inputRef} placeholder={placeholder} className={styles.input} />
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </div>
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
