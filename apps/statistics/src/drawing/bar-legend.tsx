import styles from './bar-legend.module.css';

/** Which bars are which, in words that are as dark as all others. */
export function BarLegend({ now, before }: { now: string; before: string }) {
  return (
    <ul className={styles.legend}>
      <li data-year="before">{before}</li>
      <li data-year="now">{now}</li>
    </ul>
  );
}
