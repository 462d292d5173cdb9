import type { ReactNode } from 'react';
import { Button, ComboBox as AriaComboBox, Input, Popover } from 'react-aria-components';
import { ChevronDown } from 'lucide-react';
import { useText } from '@stammtisch/i18n';
import { classNames } from '../theme/class-names.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldNotes, type FieldProps } from './field-notes.tsx';
import { OptionList } from './option-list.tsx';
import type { Option } from './option.ts';
import fieldStyles from './field.module.css';
import listStyles from './option-list.module.css';

export interface ComboBoxProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** The typed text; give both to search on a server (guests: after 3 letters, specification §9). */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  onBlur?: () => void;
  /** Whether text that is in no option stays, as for a new guest's name. */
  allowsOther?: boolean;
  placeholder?: string;
  icon?: ReactNode;
  name?: string;
  id?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
  className?: string;
}

/** One of a long list, found by typing. */
export function ComboBox<Value extends string>({
  label,
  description,
  error,
  options,
  value,
  onChange,
  allowsOther = false,
  placeholder,
  icon,
  className,
  ...props
}: ComboBoxProps<Value>) {
  const text = useText('common');
  const isSearchedElsewhere = props.onInputChange !== undefined;
  return (
    <AriaComboBox
      {...props}
      {...(isSearchedElsewhere ? { items: options } : { defaultItems: options })}
      value={value}
      onChange={(key) => {
        onChange(options.find((option) => option.value === key)?.value ?? null);
      }}
      allowsCustomValue={allowsOther}
      // Hits that a server sends come after the typing that opens the list.
      allowsEmptyCollection={!allowsOther || isSearchedElsewhere}
      menuTrigger="input"
      isInvalid={error !== undefined}
      className={classNames(fieldStyles.field, className)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <div className={fieldStyles.box}>
        {icon && <span className={fieldStyles.icon}>{icon}</span>}
        <Input
          placeholder={placeholder ?? (allowsOther ? undefined : text('choose'))}
          className={fieldStyles.input}
        />
        {!allowsOther && (
          <Button className={fieldStyles.inside}>
            <ChevronDown aria-hidden />
          </Button>
        )}
      </div>
      <FieldNotes description={description} error={error} />
      {(options.length > 0 || !isSearchedElsewhere) && (
        <Popover className={listStyles.popover}>
          <OptionList />
        </Popover>
      )}
    </AriaComboBox>
  );
}
