import type { LinkedRestaurant } from './linked-restaurant.ts';
import { listLinkedRestaurants } from '@stammtisch/contracts/linked-restaurants/list-linked-restaurants';
import { useText } from '@stammtisch/i18n';
import { tellProblem, useHost } from '@stammtisch/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import controls from '../kit/controls.module.css';
import { Question } from '../kit/question.tsx';
import { Waiting } from '../remote-loader/waiting.tsx';
import { keepSession, sessionOf } from '../token-lifecycle/sessions.ts';
import { RestaurantPassword } from './restaurant-password.tsx';
import { switchRestaurant } from './switch-restaurant.ts';
import styles from './linked-restaurants.module.css';

/** The restaurants that are linked with this one; choosing one opens it. */
export function LinkedRestaurants({ onClose }: { onClose: () => void }) {
  const text = useText('shell');
  const common = useText('common');
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
      return linked.map(({ uuid, name }): LinkedRestaurant => ({ uuid, name }));
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
    <Question title={text('linked.title')} onDismiss={onClose}>
      {isPending ? <Waiting /> : null}
      {error === null ? null : (
        <button type="button" className={controls.plain} onClick={() => void refetch()}>
          {common('retry')}
        </button>
      )}
      {data?.length === 0 ? <p>{text('linked.none')}</p> : null}
      <ul className={styles.list}>
        {data?.map((linked) => (
          <li key={linked.uuid}>
            <button type="button" className={styles.choice} onClick={() => void open(linked)}>
              {linked.name}
              {linked.uuid === restaurant.uuid ? <span>{text('linked.current')}</span> : null}
            </button>
          </li>
        ))}
      </ul>
      <div className={controls.actions}>
        <button type="button" className={controls.plain} onClick={onClose}>
          {common('close')}
        </button>
      </div>
    </Question>
  );
}
