import type { PreOrder } from '@stammtisch/contracts/reservation/reservation';
import type { Settings } from '@stammtisch/contracts/settings/settings';
import { useText } from '@stammtisch/remote-kit';
import { NumberField } from '@stammtisch/ui-kit';
import styles from './reservation-form.module.css';

export interface PreOrderFieldsProps {
  /** The house's list; what was ordered before stays, though it is offered no more. */
  list: Settings['generalSettings']['preOrderList'];
  value: readonly PreOrder[];
  onChange: (orders: PreOrder[]) => void;
}

/** How many of each the kitchen should have ready. */
export function PreOrderFields({ list, value, onChange }: PreOrderFieldsProps) {
  const text = useText('reservations');
  const offered = list.filter(({ active }) => active).map(({ name }) => name);
  const names = [...new Set([...offered, ...value.map(({ name }) => name)])];
  if (names.length === 0) return null;
  const put = (name: string, count: number) => {
    const others = value.filter((each) => each.name !== name);
    onChange(count > 0 ? [...others, { name, count }] : others);
  };
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.label}>{text('party.pre-orders')}</legend>
      <div className={styles.pair}>
        {names.map((name) => (
          <NumberField
            key={name}
            label={name}
            value={value.find((each) => each.name === name)?.count ?? 0}
            minValue={0}
            maxValue={500}
            onChange={(count) => put(name, Number.isNaN(count) ? 0 : count)}
          />
        ))}
      </div>
    </fieldset>
  );
}
