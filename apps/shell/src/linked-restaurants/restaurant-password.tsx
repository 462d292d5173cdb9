import { isProblem } from '@stammtisch/hal-client';
import { useText } from '@stammtisch/i18n';
import { tellProblem, useHost } from '@stammtisch/remote-kit';
import { useRef, useState, type FormEvent } from 'react';
import controls from '../kit/controls.module.css';
import { Question } from '../kit/question.tsx';
import { TextField } from '../kit/text-field.tsx';
import { signInToRestaurant } from '../login/sign-in.ts';
import type { LinkedRestaurant } from './linked-restaurant.ts';
import styles from './linked-restaurants.module.css';

export interface RestaurantPasswordProps {
  restaurant: LinkedRestaurant;
  onClose: () => void;
}

/** Asks for a linked restaurant's password; 401 and 403 mean a wrong one (specification §7). */
export function RestaurantPassword({ restaurant, onClose }: RestaurantPasswordProps) {
  const text = useText('shell');
  const problems = useText('problems');
  const { notices } = useHost();
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    try {
      await signInToRestaurant(restaurant.uuid, input.current?.value ?? '');
      onClose();
    } catch (error) {
      const wrong = isProblem(error) && (error.status === 401 || error.status === 403);
      if (wrong) setFault(problems('LOGIN_FAILED_DUE_WRONG_PASSWORD'));
      else tellProblem(error, notices, problems);
      input.current?.select();
    }
  }

  return (
    <Question title={restaurant.name} onDismiss={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={text('linked.password-for', { name: restaurant.name })}
          name="password"
          type="password"
          autoComplete="off"
          fault={fault}
          ref={input}
        />
        <div className={controls.actions}>
          <button type="submit" className={controls.primary}>
            {text('linked.open')}
          </button>
        </div>
      </form>
    </Question>
  );
}
