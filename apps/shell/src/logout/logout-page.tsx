import { useText } from '@stammtisch/i18n';
import { holdsUntold } from '@stammtisch/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { landing } from '../last-url/landing.ts';
import { usePageTitle } from '../navigation/page-title.ts';
import { useAccounts, type Account } from '../token-lifecycle/accounts.ts';
import { notices } from '../toasts/notices.ts';
import { signOut } from './sign-out.ts';
import { UntoldQuestion } from './untold-question.tsx';

let running: ReturnType<typeof signOut> | undefined;

/** One logout however often the page is drawn. */
function signOutOnce() {
  running ??= signOut().finally(() => {
    running = undefined;
  });
  return running;
}

function isUntold(): boolean {
  const { active } = useAccounts.getState();
  return running === undefined && active !== undefined && holdsUntold(active);
}

/** Signs out at once, unless this device would forget what the house does not know yet. */
export function LogoutPage() {
  const text = useText('shell');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(isUntold);
  usePageTitle(text('account.logout'));
  const leave = useEffectEvent((next: Account | undefined) => {
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'remote' });
    if (next === undefined) notices.success(text('login.logged-out'));
    else notices.info(text('logout.switched', { name: next.name }));
    void navigate(next === undefined ? '/login' : landing(), { replace: true });
  });
  useEffect(() => {
    if (isAsked) return undefined;
    let left = false;
    void signOutOnce().then((next) => {
      if (!left) leave(next);
    });
    return () => {
      left = true;
    };
  }, [isAsked]);
  if (isAsked) {
    return (
      <UntoldQuestion
        onLeave={() => setAsked(false)}
        onStay={() => void navigate(landing(), { replace: true })}
      />
    );
  }
  return <output>{text('logout.busy')}</output>;
}
