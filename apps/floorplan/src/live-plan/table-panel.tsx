import type { TableReply } from '@stammtisch/contracts/room/room';
import type { LivePlanWish } from '@stammtisch/contracts/slots/live-plan';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { CalendarPlus } from 'lucide-react';
import { PartyCard } from './party-card.tsx';
import { PersonChips } from './person-chips.tsx';
import type { PlanParty } from './plan-party.ts';
import type { Carry } from './use-plan-state.ts';
import styles from './table-panel.module.css';

export interface TablePanelProps {
  tables: readonly TableReply[];
  /** Those of the day at these tables, by their start. */
  parties: readonly PlanParty[];
  /** Nobody sits there, and the day is today. */
  takesWalkIn: boolean;
  persons: number | undefined;
  /** `19:30`; undefined: the house's next time. */
  time: string | undefined;
  onWish: ((wish: LivePlanWish) => void) | undefined;
  onCarry: (carry: Carry) => void;
  onDone: () => void;
}

/** A table, or several pushed together: its parties of the day, and what can be done there. */
export function TablePanel(props: TablePanelProps) {
  const { tables, parties, takesWalkIn, persons, time, onWish, onCarry, onDone } = props;
  const text = useText('floorplan');
  const formats = useFormats();
  const ids = tables.map(({ id }) => id);
  const seats = tables.reduce((sum, table) => sum + table.seats, 0);
  const sizes = Array.from(
    { length: Math.min(12, Math.max(seats, persons ?? 0)) },
    (_, i) => i + 1,
  );
  const ask = (wish: LivePlanWish) => {
    onWish?.(wish);
    onDone();
  };
  return (
    <div className={styles.panel}>
      {onWish && takesWalkIn && (
        <section className={styles.part}>
          <h3 className={styles.heading}>{text('live-plan.walk-in')}</h3>
          <PersonChips
            label={text('live-plan.walk-in')}
            sizes={sizes}
            value={persons}
            describe={(size) => text('live-plan.seat-now', { persons: formats.persons(size) })}
            onPress={(size) => ask({ kind: 'walk-in', tables: ids, persons: size })}
          />
        </section>
      )}
      {parties.length > 0 && (
        <ul className={styles.parties}>
          {parties.map((party) => (
            <PartyCard
              key={party.id}
              party={party}
              onWish={onWish && ask}
              onCarry={(joins) => onCarry({ party, from: ids[0], joins })}
            />
          ))}
        </ul>
      )}
      {parties.length === 0 && <p className={styles.nobody}>{text('live-plan.nobody-here')}</p>}
      {onWish && (
        <Button
          isWide
          icon={<CalendarPlus aria-hidden />}
          onPress={() =>
            ask({
              kind: 'new',
              tables: ids,
              ...(persons !== undefined && { persons }),
              ...(time !== undefined && { time }),
            })
          }
        >
          {text('live-plan.new-here')}
        </Button>
      )}
    </div>
  );
}
