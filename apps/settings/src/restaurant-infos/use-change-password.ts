import {
  changeMasterPassword,
  changePassword,
} from '@stammtisch/contracts/restaurant-info/change-password';
import { isProblem, type Linked } from '@stammtisch/hal-client';
import {
  hashForWire,
  tellProblem,
  useHost,
  useText,
  waitMinutes,
  type PasswordPurpose,
} from '@stammtisch/remote-kit';
import { useState } from 'react';

const calls = { login: changePassword, master: changeMasterPassword } as const;

interface PasswordFaults {
  old?: string;
  next?: string;
}

/** Changes one of the two passwords; what the server refuses is said at the field that it is about. */
export function useChangePassword(info: Linked, purpose: PasswordPurpose) {
  const { client, notices } = useHost();
  const text = useText('settings');
  const problems = useText('problems');
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<PasswordFaults>({});

  async function change(old: string, next: string): Promise<boolean> {
    setBusy(true);
    try {
      const [oldPassword, newPassword] = await Promise.all([
        hashForWire(old, purpose),
        hashForWire(next, purpose),
      ]);
      await client.call(info, calls[purpose], { body: { oldPassword, newPassword } });
      notices.success(problems('PASSWORD_CHANGE_SUCCEEDED'));
      return true;
    } catch (error) {
      if (isProblem(error, 'wrong-old-password')) {
        setFaults({ old: problems('FAILED_CHANGING_PASSWORD_TRY_AGAIN') });
      } else if (isProblem(error, 'password-too-common')) {
        setFaults({ next: problems('PASSWORD_TOO_COMMON') });
      } else if (isProblem(error, 'too-many-requests')) {
        setFaults({ old: text('restaurant-infos.too-many', { count: waitMinutes(error) }) });
      } else tellProblem(error, notices, (key) => problems(key));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { change, isBusy, faults, forget: () => setFaults({}) };
}
