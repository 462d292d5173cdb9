import type { EventReply } from '@stammtisch/contracts/event/event';
import { styleOfDay } from '@stammtisch/domain/opening-hours/day-style';
import { happensOn } from '@stammtisch/domain/opening-hours/event';
import { addDays, parseDay, type Day } from '@stammtisch/domain/time/minute';
import { daysOfMonth, firstOfMonth } from '@stammtisch/domain/time/month';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { Button, Calendar, EmptyState, FailureCard, type DayStyle } from '@stammtisch/ui-kit';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { EventList } from './event-list.tsx';
import { calendarEventOf } from './event-values.ts';
import { useEvents } from './use-events.ts';
import styles from './event-month.module.css';

export interface EventMonthProps {
  today: Day;
  openId: string | undefined;
  onOpen: (event: EventReply) => void;
  onDelete: (event: EventReply) => void;
  onNewOn: (day: Day) => void;
}

/** A month, and what happens on the day that was chosen in it. */
export function EventMonth({ today, openId, onOpen, onDelete, onNewOn }: EventMonthProps) {
  const text = useText('settings');
  const problem = useText('problems');
  const formats = useFormats();
  const [chosen, setChosen] = useState(today);
  const [month, setMonth] = useState(firstOfMonth(today));
  // The grid shows the days of the neighbours too.
  const days = daysOfMonth(month);
  const from = formatWireDate(addDays(month, -7));
  const { events, isError, retry } = useEvents({
    from,
    to: formatWireDate(addDays(days.at(-1) ?? month, 14)),
  });
  if (isError) return <FailureCard title={problem('FAILED_REQUESTING_EVENTS')} onRetry={retry} />;
  const rules = events.map(calendarEventOf);
  const onDay = events.filter((_, index) => happensOn(rules[index]!, chosen));
  const looks = (date: string): DayStyle | undefined => {
    const day = parseDay(date);
    if (!day) return undefined;
    // Without opening hours: this calendar is about the exceptions from them.
    const { style, titles } = styleOfDay(day, [], rules);
    if (titles.length === 0) return undefined;
    return {
      label: titles.join(', '),
      hasEvent: style === 'event',
      isRestricted: style === 'restricted',
      ...(style === 'not-bookable' && { closed: 'fully' as const }),
      ...(style === 'partly-not-bookable' && { closed: 'partly' as const }),
    };
  };

  return (
    <div className={styles.month}>
      <Calendar
        label={text('events.calendar')}
        value={chosen}
        onChange={(date) => setChosen(parseDay(date) ?? chosen)}
        onMonthChange={(first) => setMonth(parseDay(first) ?? month)}
        dayStyle={looks}
      />
      <div className={styles.day}>
        <header className={styles.head}>
          <h2>{formats.longDate(chosen)}</h2>
          <Button icon={<CalendarPlus aria-hidden />} onPress={() => onNewOn(chosen)}>
            {text('events.on-this-day')}
          </Button>
        </header>
        {onDay.length === 0 ? (
          <EmptyState>{text('events.none-on-day')}</EmptyState>
        ) : (
          <EventList
            label={formats.longDate(chosen)}
            events={onDay}
            today={today}
            openId={openId}
            onOpen={onOpen}
            onDelete={onDelete}
          />
        )}
      </div>
    </div>
  );
}
