import { useText } from '@stammtisch/remote-kit';
import { NumberField, SegmentedControl } from '@stammtisch/ui-kit';
import styles from './limit-field.module.css';

export interface LimitFieldProps {
  label: string;
  /** -1 unlimited, 0 blocked, above 0 a count of guests. */
  value: number;
  onChange: (limit: number) => void;
  /** What a count begins with. */
  usual: number;
}

/** Specification §5: without a limit, blocked, or a count; one tap between them. */
export function LimitField({ label, value, onChange, usual }: LimitFieldProps) {
  const text = useText('settings');
  const kind = value < 0 ? 'unlimited' : value === 0 ? 'blocked' : 'count';
  return (
    <div className={styles.limit}>
      <SegmentedControl
        label={label}
        segments={[
          { value: 'unlimited', label: text('hours.unlimited') },
          { value: 'blocked', label: text('hours.blocked') },
          { value: 'count', label: text('hours.count') },
        ]}
        value={kind}
        onChange={(next) => {
          const limits = { unlimited: -1, blocked: 0, count: value > 0 ? value : usual };
          onChange(limits[next]);
        }}
      />
      {kind === 'count' && (
        <NumberField
          className={styles.count}
          label={text('hours.guests')}
          value={value}
          minValue={1}
          maxValue={10_000}
          onChange={(count) => {
            if (!Number.isNaN(count)) onChange(count);
          }}
        />
      )}
    </div>
  );
}
