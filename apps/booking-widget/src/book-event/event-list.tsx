import type { PublicEvent } from '@stammtisch/contracts/public/list-events';
import { findHref } from '../api/links.ts';
import type { Restaurant } from '../api/restaurant.ts';
import { Contact } from '../app/contact.tsx';
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
    <Frame
      title={restaurant.name}
      subtitle={restaurant.address}
      logo={findHref(restaurant, 'picture')}
      footer={<Contact restaurant={restaurant} />}
    >
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
