import type { ReactNode, Ref } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import { Check, Minus } from 'lucide-react';
import { classNames } from '../theme/class-names.ts';
import styles from './choice.module.css';

export interface CheckboxProps {
  /** The words beside it; they are pressed too. */
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  onBlur?: () => void;
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  name?: string;
  id?: string;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** A yes that is saved with the rest of a form. What works at once is a Switch. */
export function Checkbox({ children, className, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox {...props} className={classNames(styles.choice, className)}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={styles.box} aria-hidden>
            {isIndeterminate ? <Minus /> : isSelected && <Check />}
          </span>
          <span className={styles.words}>{children}</span>
        </>
      )}
    </AriaCheckbox>
  );
}
