import { useText } from '@stammtisch/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { landing } from '../last-url/landing.ts';
import { usePageTitle } from '../navigation/page-title.ts';
import type { Account } from '../token-lifecycle/accounts.ts';
import { notices } from '../toasts/notices.ts';
import { signOut } from './sign-out.ts';

let running: ReturnType<typeof signOut> | undefined;

/** One logout however often the page is drawn. */
function signOutOnce() {
  running ??= signOut().finally(() => {
    running = undefined;
  });
  return running;
}

export function LogoutPage() {
  const text = useText('shell');
  const navigate = useNavigate();
  const queries = useQueryClient();
  usePageTitle(text('account.logout'));
  const leave = useEffectEvent((next: Account | undefined) => {
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'remote' });
    if (next === undefined) notices.success(text('login.logged-out'));
    else notices.info(text('logout.switched', { name: next.name }));
    void navigate(next === undefined ? '/login' : landing(), { replace: true });
  });
  useEffect(() => {
    let left = false;
    void signOutOnce().then((next) => {
      if (!left) leave(next);
    });
    return () => {
      left = true;
    };
  }, []);
  return <output>{text('logout.busy')}</output>;
}
