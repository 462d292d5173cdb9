import { TextField } from '@stammtisch/ui-kit';
import { useState } from 'react';

export interface TypedFieldProps {
  label: string;
  value: string;
  description?: string;
  isDisabled?: boolean;
  /** Why a text cannot stay, or undefined. */
  check?: (text: string) => string | undefined;
  onCommit: (text: string) => void;
}

/** A line of text that counts when one leaves it or presses Enter; Escape takes it back. */
export function TypedField({ value, check, onCommit, ...field }: TypedFieldProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? value;
  const error = typed === undefined ? undefined : check?.(typed.trim());
  const commit = () => {
    if (typed === undefined || error !== undefined) return;
    setTyped(undefined);
    if (typed.trim() !== value) onCommit(typed.trim());
  };
  return (
    <TextField
      {...field}
      value={text}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        else if (event.key === 'Escape') setTyped(undefined);
      }}
      {...(error !== undefined && { error })}
    />
  );
}
