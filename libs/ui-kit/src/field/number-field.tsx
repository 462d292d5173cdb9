import type { Ref } from 'react';
import {
  Button,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components';
import { Minus, Plus } from 'lucide-react';
import { useText } from '@stammtisch/i18n';
import { classNames } from '../theme/class-names.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldNotes, type FieldProps } from './field-notes.tsx';
import styles from './field.module.css';

export interface NumberFieldProps
  extends FieldProps, Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** A number with a minus and a plus; the arrow keys work too. An empty field is `NaN`. */
export function NumberField({
  label,
  description,
  error,
  inputRef,
  className,
  ...props
}: NumberFieldProps) {
  const text = useText('common');
  return (
    <AriaNumberField
      {...props}
      isInvalid={error !== undefined}
      className={classNames(styles.field, className)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <div className={styles.box}>
        <Button slot="decrement" aria-label={text('decrease', { label })} className={styles.inside}>
          <Minus aria-hidden />
        </Button>
        <Input ref={inputRef} className={classNames(styles.input, styles.number)} />
        <Button slot="increment" aria-label={text('increase', { label })} className={styles.inside}>
          <Plus aria-hidden />
        </Button>
      </div>
      <FieldNotes description={description} error={error} />
    </AriaNumberField>
  );
}
