import type { EventReply } from '@stammtisch/contracts/event/event';
import type { Day } from '@stammtisch/domain/time/minute';
import { useText } from '@stammtisch/remote-kit';
import { Button, EmptyState, FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { CalendarDays, Plus } from 'lucide-react';
import { EventList } from './event-list.tsx';
import { useEvents } from './use-events.ts';
import styles from './events-screen.module.css';

export interface ListedEventsProps {
  when: 'upcoming' | 'past';
  today: Day;
  openId: string | undefined;
  onOpen: (event: EventReply) => void;
  onDelete: (event: EventReply) => void;
  onNew: () => void;
}

/** What is to come, with what repeats first; or what has passed. */
export function ListedEvents({ when, onNew, ...row }: ListedEventsProps) {
  const text = useText('settings');
  const problem = useText('problems');
  const list = useEvents({ when });
  if (list.isError) {
    return <FailureCard title={problem('FAILED_REQUESTING_EVENTS')} onRetry={list.retry} />;
  }
  if (list.isPending) return <Skeleton rows={6} />;
  if (list.events.length === 0) {
    const action = (
      <Button icon={<Plus aria-hidden />} onPress={onNew}>
        {text('events.new')}
      </Button>
    );
    return (
      <EmptyState icon={<CalendarDays />} action={when === 'upcoming' && action}>
        {text(`events.none-${when}`)}
      </EmptyState>
    );
  }
  const isRegular = ({ interval }: EventReply) => interval !== 'ONCE';
  const title = text(`events.${when}`);
  return (
    <div className={styles.lists}>
      {when === 'past' ? (
        <EventList label={title} events={list.events} {...row} />
      ) : (
        <>
          <EventList
            label={title}
            title={text('events.regular')}
            events={list.events.filter(isRegular)}
            {...row}
          />
          <EventList
            label={title}
            title={text('events.single')}
            events={list.events.filter((event) => !isRegular(event))}
            {...row}
          />
        </>
      )}
      {list.hasMore && (
        <Button className={styles.more} isPending={list.isLoadingMore} onPress={list.loadMore}>
          {text('events.more')}
        </Button>
      )}
    </div>
  );
}
