import type { ReactNode } from 'react';
import { SelectionIndicator, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { classNames } from '../theme/class-names.ts';
import styles from './segmented-control.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Shows only the icon; the label stays for screen readers. */
  isIconOnly?: boolean;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
  isWide?: boolean;
  className?: string;
}

/** One of a few: list or plan or timeline, month or week. One press changes it. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  isDisabled,
  isWide = false,
  className,
}: SegmentedControlProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = segments.find((segment) => keys.has(segment.value));
        if (chosen) onChange(chosen.value);
      }}
      className={classNames(styles.group, isWide && styles.wide, className)}
    >
      {segments.map((segment) => (
        <ToggleButton
          key={segment.value}
          id={segment.value}
          isDisabled={segment.isDisabled}
          aria-label={segment.isIconOnly ? segment.label : undefined}
          className={styles.segment}
        >
          <SelectionIndicator className={styles.indicator} />
          <span className={styles.content}>
            {segment.icon}
            {!segment.isIconOnly && <span>{segment.label}</span>}
          </span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
