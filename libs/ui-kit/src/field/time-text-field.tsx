import { parseTime } from '@stammtisch/domain/time/wire-time';
import { useState } from 'react';
import { readTime } from '@stammtisch/domain/time/read-time';
import { TextField } from './text-field.tsx';

export interface TimeTextFieldProps {
  label: string;
  description?: string;
  error?: string;
  isDisabled?: boolean;
  /** HH:mm; empty while what was typed is no time. */
  value: string;
  onChange: (time: string) => void;
}

/**
 * A time of day as people type it, shown as HH:mm in every language (specification §9): the
 * browser's own field would follow the browser's language instead.
 */
export function TimeTextField({ value, onChange, ...field }: TimeTextFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...field}
      inputMode="numeric"
      placeholder="HH:mm"
      maxLength={5}
      value={typed ?? value}
      onChange={(text) => {
        setTyped(text);
        if (parseTime(text) !== undefined) onChange(text);
      }}
      onBlur={() => {
        if (typed === undefined) return;
        onChange(readTime(typed));
        setTyped(undefined);
      }}
    />
  );
}
