import { useLocation, useSearchParams } from '@stammtisch/remote-kit';
import { useEffect, useRef } from 'react';
import { stepOf } from './step-of.ts';

type AddressEntries = Readonly<Record<string, string | undefined>>;

/** What a page keeps in its address; `isOpening` says that a sheet opens where none stood. */
export function useAddress() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const write = (entries: AddressEntries, isOpening = false) => {
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(entries)) {
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      stepOf(state, isOpening),
    );
  };
  // What ends later than it began, such as a deletion, writes over the address as it is by then.
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  return {
    search,
    write: (...change: Parameters<typeof write>) => latest.current(...change),
  };
}
