import { ListBox, ListBoxItem } from 'react-aria-components';
import { useText } from '@stammtisch/i18n';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import { classNames } from '../theme/class-names.ts';
import styles from './time-chips.module.css';

export interface TimeChip {
  /** `19:30` */
  time: string;
  /** Full: the limit is reached. Blocked: the house takes no one then. */
  state?: 'free' | 'full' | 'blocked';
  /** A small second line: covers so far, "12/40". */
  note?: string;
}

export interface TimeChipsProps {
  label: string;
  times: readonly TimeChip[];
  value: string | null;
  onChange: (time: string) => void;
  /** Whether full and blocked times can be chosen: staff may, a warning never blocks them. */
  allowsUnfree?: boolean;
  isDisabled?: boolean;
  className?: string;
}

/** In a long day the chosen time is not among the first that are seen. */
function showChosen(chip: HTMLDivElement | null) {
  chip?.scrollIntoView({ block: 'nearest' });
}

/** The times of a day, one press each; arrow keys move between them. */
export function TimeChips({
  label,
  times,
  value,
  onChange,
  allowsUnfree = false,
  isDisabled = false,
  className,
}: TimeChipsProps) {
  const text = useText('common');
  const isUnfree = ({ state = 'free' }: TimeChip) => state !== 'free';
  const disabled = times.filter((chip) => isDisabled || (!allowsUnfree && isUnfree(chip)));
  return (
    <ListBox
      aria-label={label}
      layout="grid"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={value === null ? [] : [value]}
      disabledKeys={disabled.map(({ time }) => time)}
      onSelectionChange={(keys) => {
        const chosen = times.find(({ time }) => keys !== 'all' && keys.has(time));
        if (chosen) onChange(chosen.time);
      }}
      className={classNames(styles.chips, className)}
    >
      {times.map((chip) => (
        <ListBoxItem
          key={chip.time}
          id={chip.time}
          ref={chip.time === value ? showChosen : undefined}
          textValue={chip.time}
          data-state={chip.state ?? 'free'}
          className={styles.chip}
        >
          <span className={styles.time}>{chip.time}</span>
          {chip.note && <span className={styles.note}>{chip.note}</span>}
          {(chip.state === 'full' || chip.state === 'blocked') && (
            <VisuallyHidden>{text(chip.state)}</VisuallyHidden>
          )}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
