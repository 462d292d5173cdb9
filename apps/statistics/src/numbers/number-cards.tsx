import { sumUp } from '@stammtisch/contracts/statistics/sum-up';
import { cancellationRate, changeOf, noShowRate } from '@stammtisch/domain/statistics/counted';
import { useText } from '@stammtisch/remote-kit';
import { FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { useFigures } from '../figures/use-figures.ts';
import { useNumbers } from '../figures/use-numbers.ts';
import type { ShownPeriod } from '../period/use-period.ts';
import { NumberCard } from './number-card.tsx';
import styles from './number-cards.module.css';

/** Four numbers of the period, and how they changed; of a running one up to today. */
export function NumberCards({ period }: { period: ShownPeriod }) {
  const text = useText('statistics');
  const problem = useText('problems');
  const numbers = useNumbers();
  const query = useFigures('sums', sumUp.reply, period.asked);
  if (query.data === undefined) {
    if (!query.isError)
      return <Skeleton rows={4} shape="block" className={`${styles.cards} ${styles.loading}`} />;
    return (
      <FailureCard
        title={problem('FAILED_REQUESTING_DATA')}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  const { now, before } = query.data.resource;
  const until = period.isRunning ? text('numbers.until-today') : undefined;
  return (
    <dl className={styles.cards}>
      {(['reservations', 'guests'] as const).map((name) => {
        const change = changeOf(now[name], before[name]);
        return (
          <NumberCard
            key={name}
            label={text(`numbers.${name}`)}
            value={numbers.number(now[name])}
            change={change === undefined ? undefined : numbers.change(change)}
            trend={Math.sign(change ?? 0)}
            note={until}
          />
        );
      })}
      {[['no-shows', noShowRate] as const, ['cancelled', cancellationRate] as const].map(
        ([name, rateOf]) => {
          const [rate, last] = [rateOf(now), rateOf(before)];
          const change = rate === undefined || last === undefined ? undefined : rate - last;
          return (
            <NumberCard
              key={name}
              label={text(`numbers.${name}`)}
              value={numbers.percent(rate)}
              change={change === undefined ? undefined : numbers.points(change)}
              trend={Math.sign(change ?? 0)}
              note={until}
            />
          );
        },
      )}
    </dl>
  );
}
