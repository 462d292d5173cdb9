import { TextField } from '@stammtisch/ui-kit';

export interface LinkFieldProps {
  label: string;
  description?: string;
  value: string;
  error?: string;
  onChange: (url: string) => void;
}

/** Whoever types `mein-haus.de` means a page of the web. */
const bare = /^[^\s:/]+\.[^\s:]{2,}$/;

/** The address of a web page; what was left out in front is put there when the field is left. */
export function LinkField({ value, onChange, ...props }: LinkFieldProps) {
  return (
    <TextField
      {...props}
      type="url"
      inputMode="url"
      placeholder="https://"
      value={value}
      onChange={(typed) => onChange(typed.trim())}
      onBlur={() => bare.test(value) && onChange(`https://${value}`)}
    />
  );
}
