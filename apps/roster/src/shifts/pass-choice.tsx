import { useText } from '@stammtisch/remote-kit';
import { SegmentedControl } from '@stammtisch/ui-kit';

export interface PassChoiceProps {
  /** HH:mm */
  time: string;
  isRepeated: boolean;
  isDisabled?: boolean;
  onChange: (isRepeated: boolean) => void;
}

/** Which 02:30 is meant, in the one night of the year that has two of them. */
export function PassChoice({ time, isRepeated, isDisabled = false, onChange }: PassChoiceProps) {
  const text = useText('roster');
  return (
    <SegmentedControl
      label={text('entry.pass', { time })}
      isWide
      isDisabled={isDisabled}
      value={isRepeated ? 'second' : 'first'}
      onChange={(pass) => onChange(pass === 'second')}
      segments={[
        { value: 'first', label: text('entry.summer-time', { time }) },
        { value: 'second', label: text('entry.winter-time', { time }) },
      ]}
    />
  );
}
