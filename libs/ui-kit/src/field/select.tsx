import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { ChevronDown } from 'lucide-react';
import { useText } from '@stammtisch/i18n';
import { classNames } from '../theme/class-names.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldNotes, type FieldProps } from './field-notes.tsx';
import { OptionList } from './option-list.tsx';
import type { Option } from './option.ts';
import fieldStyles from './field.module.css';
import listStyles from './option-list.module.css';
import styles from './select.module.css';

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  placeholder?: string;
  name?: string;
  id?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
}

/** One of a known list. For few choices that fit on the screen take a SegmentedControl. */
export function Select<Value extends string>({
  label,
  description,
  error,
  options,
  value,
  onChange,
  placeholder,
  className,
  ...props
}: SelectProps<Value>) {
  const text = useText('common');
  return (
    <AriaSelect
      {...props}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key);
        if (chosen) onChange(chosen.value);
      }}
      placeholder={placeholder ?? text('choose')}
      isInvalid={error !== undefined}
      className={classNames(fieldStyles.field, className)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Button className={classNames(fieldStyles.box, styles.button)}>
        <SelectValue className={styles.value} />
        <ChevronDown aria-hidden className={styles.chevron} />
      </Button>
      <FieldNotes description={description} error={error} />
      <Popover className={listStyles.popover}>
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  );
}
