import { listGuests } from '@stammtisch/contracts/guest/list-guests';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource } from '@stammtisch/remote-kit';
import { ComboBox } from '@stammtisch/ui-kit';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { nameOf, type Guest } from './guest.ts';
import { fewestLetters } from './use-guest-list.ts';

export interface GuestPickerProps {
  label: string;
  /** Whom it does not offer. */
  except: string;
  onChoose: (guest: Guest) => void;
}

/** Somebody from the guest book, found by typing. */
export function GuestPicker({ label, except, onChoose }: GuestPickerProps) {
  const { entry } = useHost();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const link = wanted.length >= fewestLetters ? findLink(entry, 'guests') : undefined;
  const found = useResource(link, { schema: listGuests.reply, variables: { q: wanted } });
  const guests = link ? (found.data?.resource._embedded.guests ?? []) : [];
  return (
    <ComboBox
      label={label}
      icon={<Search aria-hidden />}
      options={guests
        .filter((guest) => guest.id !== except)
        .map((guest) => ({
          value: guest.id,
          label: nameOf(guest),
          description: [guest.phone, guest.email].filter(Boolean).join(' · '),
        }))}
      value={null}
      onChange={(id) => {
        const chosen = guests.find((guest) => guest.id === id);
        if (chosen) onChoose(chosen);
      }}
      inputValue={typed}
      onInputChange={setTyped}
      allowsOther
    />
  );
}
