import { readCashRegister } from '@stammtisch/contracts/cash-register/cash-register';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource } from '@stammtisch/remote-kit';
import { useEffect } from 'react';

/** Milliseconds: the server tells what changes, but not every read that went well. */
const every = 30_000;

/** Which register is connected, and whether it is heard. */
export function useCashRegister() {
  const { entry } = useHost();
  const query = useResource(findLink(entry, 'cash-register'), { schema: readCashRegister.reply });
  const { refetch } = query;
  useEffect(() => {
    const timer = setInterval(() => void refetch(), every);
    return () => clearInterval(timer);
  }, [refetch]);
  return query;
}
