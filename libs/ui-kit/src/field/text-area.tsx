import type { Ref } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { classNames } from '../theme/class-names.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldNotes, type FieldProps } from './field-notes.tsx';
import styles from './field.module.css';

export interface TextAreaProps
  extends FieldProps, Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  placeholder?: string;
  rows?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
  className?: string;
}

/** Several lines of text; it grows with them. */
export function TextArea({
  label,
  description,
  error,
  placeholder,
  rows = 2,
  inputRef,
  className,
  ...props
}: TextAreaProps) {
  return (
    <AriaTextField
      {...props}
      isInvalid={error !== undefined}
      className={classNames(styles.field, className)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <div className={styles.box}>
        <AriaTextArea
          ref={inputRef}
          rows={rows}
          placeholder={placeholder}
          className={styles.input}
        />
      </div>
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
