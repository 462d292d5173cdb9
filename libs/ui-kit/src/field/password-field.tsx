import { useState, type Ref } from 'react';
import {
  Input,
  TextField as AriaTextField,
  ToggleButton,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { Eye, EyeOff } from 'lucide-react';
import { useText } from '@stammtisch/i18n';
import { classNames } from '../theme/class-names.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldNotes, type FieldProps } from './field-notes.tsx';
import styles from './field.module.css';

export interface PasswordFieldProps
  extends
    FieldProps,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'type'> {
  /** `current-password` for signing in, `new-password` for a change: password managers need it. */
  autoComplete?: 'current-password' | 'new-password' | 'off';
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** A password: paste and password managers work, the eye shows it. */
export function PasswordField({
  label,
  description,
  error,
  autoComplete = 'current-password',
  inputRef,
  className,
  ...props
}: PasswordFieldProps) {
  const text = useText('common');
  const [isShown, setShown] = useState(false);
  return (
    <AriaTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      isInvalid={error !== undefined}
      className={classNames(styles.field, className)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <div className={styles.box}>
        <Input ref={inputRef} className={styles.input} spellCheck={false} autoCapitalize="none" />
        <ToggleButton
          isSelected={isShown}
          onChange={setShown}
          aria-label={text('showPassword')}
          className={styles.inside}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </ToggleButton>
      </div>
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}
