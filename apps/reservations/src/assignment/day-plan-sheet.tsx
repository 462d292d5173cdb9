import type { DayPlanReply } from '@stammtisch/contracts/assignment/read-day-plan';
import type { Day } from '@stammtisch/domain/time/minute';
import { useLanguage } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { Button, EmptyState, FailureCard, SideSheet, Skeleton } from '@stammtisch/ui-kit';
import { Armchair } from 'lucide-react';
import { moveWords } from './assignment-words.ts';
import { useAcceptMoves } from './use-accept-moves.ts';
import { useDayPlan } from './use-day-plan.ts';
import styles from './day-plan-sheet.module.css';

export interface DayPlanSheetProps {
  day: Day;
  onClose: () => void;
}

/** Who should sit where on this day, how good that is, and the taps that make it so. */
export function DayPlanSheet({ day, onClose }: DayPlanSheetProps) {
  const text = useText('reservations');
  const { plan, isError, refetch } = useDayPlan(day);
  const { accept, isPending } = useAcceptMoves(plan);
  const moves = plan?.moves ?? [];
  return (
    <SideSheet
      isOpen
      isPageUsable
      title={text('plan-day.open')}
      onClose={onClose}
      footer={
        moves.length > 0 && (
          <Button variant="primary" isPending={isPending} onPress={() => void accept(moves)}>
            {text('assign.take-moves')}
          </Button>
        )
      }
    >
      {renderPlan()}
    </SideSheet>
  );

  function renderPlan() {
    if (isError) {
      return <FailureCard title={text('plan-day.failed')} onRetry={() => void refetch()} />;
    }
    if (!plan) return <Skeleton rows={6} shape="text" />;
    return (
      <>
        <Proof plan={plan} />
        {moves.length === 0 ? (
          <EmptyState icon={<Armchair />}>{text('plan-day.nothing')}</EmptyState>
        ) : (
          <section>
            <h3 className={styles.heading}>{text('plan-day.moves')}</h3>
            <ul className={styles.moves}>
              {moves.map((move) => (
                <li key={move.reservation} className={styles.move}>
                  <span>{moveWords(text, move)}</span>
                  <Button
                    aria-label={`${text('plan-day.take-one')}: ${moveWords(text, move)}`}
                    isDisabled={isPending}
                    onPress={() => void accept([move])}
                  >
                    {text('plan-day.take-one')}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {plan.waiting.length > 0 && (
          <section>
            <h3 className={styles.heading}>{text('plan-day.waiting')}</h3>
            <ul className={styles.moves}>
              {plan.waiting.map(({ reservation, guestName: name, persons }) => (
                <li key={reservation} className={styles.move}>
                  {text('plan-day.party', { name, persons })}
                </li>
              ))}
            </ul>
          </section>
        )}
      </>
    );
  }
}

/** How many guests sit, and what is proven about it. */
function Proof({ plan }: { plan: DayPlanReply }) {
  const text = useText('reservations');
  const percent = new Intl.NumberFormat(useLanguage(), {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const { plannedGuests: guests, seatedGuests: before, mostGuests: most, gap } = plan;
  return (
    <div className={styles.proof}>
      <p>
        {text(guests === before ? 'plan-day.guests-stay' : 'plan-day.guests', { guests, before })}
      </p>
      <p className={styles.known}>
        {guests >= most ? text('plan-day.proven') : text('plan-day.at-most', { most })}
        {gap > 0.05 && ` ${text('plan-day.gap', { percent: percent.format(gap / 100) })}`}
      </p>
    </div>
  );
}
