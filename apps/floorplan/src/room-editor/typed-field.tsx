import { TextField } from '@stammtisch/ui-kit';
import { useState } from 'react';

export interface TypedFieldProps {
  label: string;
  value: string;
  description?: string;
  isDisabled?: boolean;
  /** Why a text cannot stay, or undefined. */
  check?: (text: string) => string | undefined;
  /** `since` stood there when the typing began: somebody else may have changed the value meanwhile. */
  onCommit: (text: string, since: string) => void;
}

/** A line of text that counts when one leaves it or presses Enter; Escape takes it back. */
export function TypedField({ value, check, onCommit, ...field }: TypedFieldProps) {
  const [typed, setTyped] = useState<{ text: string; since: string }>();
  const error = typed && check?.(typed.text.trim());
  const commit = () => {
    if (typed === undefined || error !== undefined) return;
    setTyped(undefined);
    const text = typed.text.trim();
    if (text !== value && text !== typed.since) onCommit(text, typed.since);
  };
  return (
    <TextField
      {...field}
      value={typed?.text ?? value}
      onChange={(text) => setTyped((before) => ({ text, since: before?.since ?? value }))}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        else if (event.key === 'Escape') setTyped(undefined);
      }}
      {...(error !== undefined && { error })}
    />
  );
}
