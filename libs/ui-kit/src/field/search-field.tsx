import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  /** For screen readers; the placeholder says it to the eye. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (typed: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
}

/** One line to search a list by; `/` leads into it where the screen says so. */
export function SearchField({ label, onChange, inputRef, className, ...props }: SearchFieldProps) {
  return (
    <label className={classNames(styles.search, className)}>
      <Search aria-hidden />
      <input
        {...props}
        ref={inputRef}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
