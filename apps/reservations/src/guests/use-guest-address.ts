import { useParams } from '@stammtisch/remote-kit';
import { useState } from 'react';
import { useAddress } from '../address/use-address.ts';

export const guestKinds = ['all', 'consent', 'temporary'] as const;
export type GuestKind = (typeof guestKinds)[number];

/** What stands beside the list. */
export type GuestSheet =
  | { kind: 'details' | 'edit' | 'merge'; guest: string; other?: string }
  | { kind: 'new' | 'export' | 'duplicates' };

/** What is searched and what is open, as the address says it, so that it can be sent to a colleague. */
export function useGuestAddress() {
  const { id } = useParams();
  const { search, write } = useAddress();
  const kind = guestKinds.find((each) => each === search.get('kind')) ?? 'all';
  // The router takes its time with an address; letters that wait for it would be lost.
  const [typed, setTyped] = useState(search.get('q') ?? '');
  const sheet = readSheet(search, id);

  return {
    typed,
    kind,
    sheet,
    type: (next: string) => {
      setTyped(next);
      write({ q: next === '' ? undefined : next });
    },
    show: (next: GuestKind) => write({ kind: next === 'all' ? undefined : next }),
    open: (next: GuestSheet) => write({ ...closed, ...entriesOf(next) }, sheet === undefined),
    // On a guest's own route an address without a sheet would open the guest again.
    close: () => write({ ...closed, sheet: id === undefined ? undefined : 'none' }),
  };
}

const closed = { sheet: undefined, guest: undefined, other: undefined };

function entriesOf(sheet: GuestSheet): Record<string, string | undefined> {
  return 'guest' in sheet
    ? { sheet: sheet.kind, guest: sheet.guest, other: sheet.other }
    : { sheet: sheet.kind };
}

function readSheet(search: URLSearchParams, id: string | undefined): GuestSheet | undefined {
  const kind = search.get('sheet');
  const guest = search.get('guest') ?? id;
  const other = search.get('other');
  if (kind === 'new' || kind === 'export' || kind === 'duplicates') return { kind };
  if (kind === 'none' || guest === undefined) return undefined;
  if (kind === 'edit' || kind === 'merge') return { kind, guest, ...(other && { other }) };
  return { kind: 'details', guest };
}
