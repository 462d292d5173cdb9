import type { ReactNode } from 'react';

/** One entry of a Select, a ComboBox or a RadioGroup. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  description?: string;
  icon?: ReactNode;
  isDisabled?: boolean;
}
