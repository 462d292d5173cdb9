import { useText } from '@stammtisch/remote-kit';
import { Button, IconButton, SegmentedControl } from '@stammtisch/ui-kit';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { usePeriod } from './use-period.ts';
import styles from './period-bar.module.css';

/** Month or year, and the ways to the one before, the next and today's. */
export function PeriodBar({ period, goBy, changeKind, goToToday }: ReturnType<typeof usePeriod>) {
  const text = useText('statistics');
  return (
    <div className={styles.bar}>
      <SegmentedControl
        label={text('period.kind')}
        value={period.kind}
        onChange={changeKind}
        segments={[
          { value: 'month', label: text('period.month') },
          { value: 'year', label: text('period.year') },
        ]}
      />
      <div className={styles.steps}>
        <IconButton label={text(`period.previous-${period.kind}`)} onPress={() => goBy(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <h2 className={styles.title} aria-live="polite">
          {period.title}
        </h2>
        <IconButton label={text(`period.next-${period.kind}`)} onPress={() => goBy(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      {!period.isRunning && (
        <Button variant="quiet" onPress={goToToday}>
          {text('period.today')}
        </Button>
      )}
    </div>
  );
}
