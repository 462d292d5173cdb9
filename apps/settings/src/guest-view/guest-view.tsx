import type { Settings } from '@stammtisch/contracts/settings/settings';
import { dayOf, parseDay } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { useRuleWords } from '@stammtisch/i18n';
import { useNow, useText } from '@stammtisch/remote-kit';
import { DatePicker, NumberField, Skeleton } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { runsOf } from './runs.ts';
import { useOffer } from './use-offer.ts';
import styles from './guest-view.module.css';

export interface GuestViewProps {
  /** As they would be saved. */
  settings: Settings;
}

/** "What does a guest see on 24 December?": each time, and the rule that refuses it in words. */
export function GuestView({ settings }: GuestViewProps) {
  const text = useText('settings');
  const say = useRuleWords();
  const today = dayOf(useNow());
  const [date, setDate] = useState<string>(today);
  const [persons, setPersons] = useState(2);
  const offer = useOffer(formatWireDate(parseDay(date) ?? today), persons, settings);
  return (
    <section className={styles.view} aria-label={text('guest-view.title')}>
      <h2 className={styles.title}>{text('guest-view.title')}</h2>
      <div className={styles.question}>
        <DatePicker
          label={text('guest-view.date')}
          value={date}
          onChange={(next) => setDate(next ?? today)}
        />
        <NumberField
          label={text('guest-view.persons')}
          value={persons}
          minValue={1}
          maxValue={500}
          onChange={(count) => {
            if (!Number.isNaN(count)) setPersons(count);
          }}
        />
      </div>
      <div className={styles.answer} aria-live="polite">
        {render()}
      </div>
    </section>
  );

  function render() {
    if (offer.isError) return <p className={styles.none}>{text('guest-view.failed')}</p>;
    if (offer.data === undefined) return <Skeleton rows={1} />;
    if (offer.data.times.length === 0) {
      return <p className={styles.none}>{text('guest-view.none')}</p>;
    }
    return (
      <ul className={styles.runs}>
        {runsOf(offer.data.times, say).map(({ times, words }) => (
          <li key={times[0]} className={styles.run} data-free={words === undefined || undefined}>
            <span className={styles.times}>
              {times.length > 1 ? `${times[0]}–${times.at(-1)}` : times[0]}
            </span>
            <span>{words ?? text('guest-view.free', { count: times.length })}</span>
          </li>
        ))}
      </ul>
    );
  }
}
