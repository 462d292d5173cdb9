import { useSearchParams, useText } from '@stammtisch/remote-kit';
import { useEffect, useState } from 'react';
import { AddonPage } from '../page/addon-page.tsx';
import { ReturnOutcome } from './return-outcome.tsx';

/**
 * The way back from the provider’s page. What it brings counts only for the house that began: the
 * server knows the state, and the address is wiped as soon as it was read.
 */
export function CashRegisterReturn() {
  const text = useText('addons');
  const [search] = useSearchParams();
  const [brought] = useState(() => ({
    state: search.get('state') ?? '',
    accountToken: search.get('accountToken') ?? '',
    status: search.get('status') ?? '',
  }));
  useEffect(() => {
    // Nobody finds the token in the list of pages that this browser has opened.
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return (
    <AddonPage
      title={text('register.return-title')}
      back={{ to: 'addons.cash-register', words: text('register.to-register') }}
    >
      <ReturnOutcome brought={brought} />
    </AddonPage>
  );
}
