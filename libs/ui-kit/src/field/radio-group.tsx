import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import { classNames } from '../theme/class-names.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldNotes, type FieldProps } from './field-notes.tsx';
import type { Option } from './option.ts';
import fieldStyles from './field.module.css';
import styles from './choice.module.css';

export interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
}

/** One of a few that need words to be told apart. */
export function RadioGroup<Value extends string>({
  label,
  description,
  error,
  options,
  onChange,
  className,
  ...props
}: RadioGroupProps<Value>) {
  return (
    <AriaRadioGroup
      {...props}
      onChange={(value) => {
        const chosen = options.find((option) => option.value === value);
        if (chosen) onChange(chosen.value);
      }}
      isInvalid={error !== undefined}
      className={classNames(fieldStyles.field, className)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      {options.map((option) => (
        <Radio
          key={option.value}
          value={option.value}
          isDisabled={option.isDisabled}
          className={styles.choice}
        >
          <span className={styles.dot} aria-hidden />
          <span className={styles.words}>
            {option.label}
            {option.description && <span className={styles.description}>{option.description}</span>}
          </span>
        </Radio>
      ))}
      <FieldNotes description={description} error={error} />
    </AriaRadioGroup>
  );
}
