import { useText } from '@stammtisch/remote-kit';
import { Button, IconButton, SegmentedControl } from '@stammtisch/ui-kit';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { viewKinds, type RosterView } from './use-view.ts';
import styles from './view-bar.module.css';

/** Which days are shown: back, today, on; a day, a week or the list of a month. */
export function ViewBar({ view }: { view: RosterView }) {
  const text = useText('roster');
  const common = useText('common');
  const { kind, title, today, goBy, goTo, changeKind } = view;
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <IconButton label={text(`view.previous-${kind}`)} onPress={() => goBy(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Button onPress={() => goTo(today)}>{common('today')}</Button>
        <IconButton label={text(`view.next-${kind}`)} onPress={() => goBy(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
        <span className={styles.title} aria-live="polite">
          {title}
        </span>
      </div>
      <SegmentedControl
        label={text('view.label')}
        className={styles.kinds}
        value={kind}
        onChange={(next) => changeKind(next)}
        segments={viewKinds.map((value) => ({ value, label: text(`view.${value}`) }))}
      />
    </div>
  );
}
