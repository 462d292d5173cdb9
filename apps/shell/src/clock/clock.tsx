import { useFormats } from '@stammtisch/i18n';
import { usePreferences } from '../preferences/preferences.ts';
import { todayIn } from './today.ts';
import { useNow } from './use-now.ts';
import { Watch } from './watch.tsx';
import styles from './clock.module.css';

/** Day and time where the restaurant stands, whatever the device's own zone is. */
export function Clock({ timeZone }: { timeZone: string }) {
  const formats = useFormats();
  const now = new Date(useNow());
  const watch = usePreferences((preferences) => preferences.watch);
  const time = formats.clock(now, timeZone);
  return (
    <div className={styles.clock}>
      {watch ? <Watch time={time} /> : null}
      <time className={styles.time}>{time}</time>
      <span className={styles.day}>{formats.mediumDate(todayIn(timeZone, now))}</span>
    </div>
  );
}
