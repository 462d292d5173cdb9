import type { PublicEvent } from '@stammtisch/contracts/public/list-events';
import type { Restaurant } from '../api/restaurant.ts';
import { Frame } from '../app/frame.tsx';
import { useText } from '../app/language.tsx';
import { Notice } from '../app/notice.tsx';
import { bookHash } from '../app/route.ts';
import { eventTexts } from '../texts/event-texts.ts';
import { EventCard } from './event-card.tsx';
import styles from './book-event.module.css';

interface EventListProps {
  restaurant: Restaurant;
  events: readonly PublicEvent[];
}

/** What is on, the next event first. */
export function EventList({ restaurant, events }: EventListProps) {
  const t = useText(eventTexts);
  return (
    <Frame restaurant={restaurant}>
      <section className={styles['screen']} data-part="events">
        <h2>{t('title')}</h2>
        {events.length === 0 && (
          <Notice>
            <p>{t('none')}</p>
          </Notice>
        )}
        {events.map((event) => (
          <EventCard key={event.id} identifier={restaurant.identifier} event={event} />
        ))}
        <a href={bookHash(restaurant.identifier)}>{t('bookTable')}</a>
      </section>
    </Frame>
  );
}
