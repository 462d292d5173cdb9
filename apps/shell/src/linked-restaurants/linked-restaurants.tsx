import type { LinkedRestaurant } from './linked-restaurant.ts';
import { listLinkedRestaurants } from '@stammtisch/contracts/linked-restaurants/list-linked-restaurants';
import { useText } from '@stammtisch/i18n';
import { tellProblem, useHost } from '@stammtisch/remote-kit';
import { FailureCard } from '@stammtisch/ui-kit/feedback/failure-card.tsx';
import { Skeleton } from '@stammtisch/ui-kit/feedback/skeleton.tsx';
import { SideSheet } from '@stammtisch/ui-kit/overlay/side-sheet.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { keepSession, sessionOf } from '../token-lifecycle/sessions.ts';
import { RestaurantPassword } from './restaurant-password.tsx';
import { switchRestaurant } from './switch-restaurant.ts';
import styles from './linked-restaurants.module.css';

/** The restaurants that are linked with this one; choosing one opens it. */
export function LinkedRestaurants({ onClose }: { onClose: () => void }) {
  const text = useText('shell');
  const problems = useText('problems');
  const { client, notices, restaurant } = useHost();
  const [asked, setAsked] = useState<LinkedRestaurant>();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['linked-restaurants', restaurant.uuid],
    queryFn: async () => {
      const { resource } = await client.entry(listLinkedRestaurants, { cache: 'never' });
      const linked = resource._embedded['linked-restaurants'];
      for (const session of linked) {
        const isNew = sessionOf(session.uuid).read() === undefined;
        if (isNew) keepSession({ ...session, email: '' }, { open: false });
      }
      return linked
        .filter(({ uuid }) => uuid !== restaurant.uuid)
        .map(({ uuid, name }): LinkedRestaurant => ({ uuid, name }));
    },
    retry: false,
  });

  async function open(chosen: LinkedRestaurant) {
    try {
      const outcome = await switchRestaurant(chosen.uuid);
      if (outcome === 'password-needed') setAsked(chosen);
      else onClose();
    } catch (failure) {
      tellProblem(failure, notices, problems);
    }
  }

  if (asked !== undefined) return <RestaurantPassword restaurant={asked} onClose={onClose} />;
  return (
    <SideSheet isOpen title={text('linked.title')} subtitle={restaurant.name} onClose={onClose}>
      {isPending ? <Skeleton rows={2} /> : null}
      {error === null ? null : <FailureCard onRetry={() => void refetch()} />}
      {data?.length === 0 ? <p>{text('linked.none')}</p> : null}
      <ul>
        {data?.map((linked) => (
          <li key={linked.uuid}>
            <button type="button" className={styles.choice} onClick={() => void open(linked)}>
              {linked.name}
              <ArrowRight aria-hidden size={18} />
            </button>
          </li>
        ))}
      </ul>
    </SideSheet>
  );
}
