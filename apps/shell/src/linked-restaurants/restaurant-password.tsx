import { isProblem } from '@stammtisch/hal-client';
import { useText } from '@stammtisch/i18n';
import { tellProblem, useHost } from '@stammtisch/remote-kit';
import { PasswordField } from '@stammtisch/ui-kit/field/password-field.tsx';
import { Dialog } from '@stammtisch/ui-kit/overlay/dialog.tsx';
import { useEffect, useRef, useState } from 'react';
import { signInToRestaurant } from '../login/sign-in.ts';
import type { LinkedRestaurant } from './linked-restaurant.ts';

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
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  async function open() {
    setBusy(true);
    try {
      await signInToRestaurant(restaurant.uuid, input.current?.value ?? '');
      onClose();
    } catch (error) {
      const wrong = isProblem(error) && (error.status === 401 || error.status === 403);
      if (wrong) setFault(problems('LOGIN_FAILED_DUE_WRONG_PASSWORD'));
      else tellProblem(error, notices, problems);
      input.current?.select();
      setBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      title={restaurant.name}
      confirmLabel={text('linked.open')}
      isPending={busy}
      onConfirm={() => void open()}
      onCancel={onClose}
    >
      <PasswordField
        label={text('linked.password-for', { name: restaurant.name })}
        name="password"
        autoComplete="off"
        validationBehavior="aria"
        error={fault}
        inputRef={input}
      />
    </Dialog>
  );
}
