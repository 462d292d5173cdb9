import type { GuestReply } from '@stammtisch/contracts/guest/guest';
import { listGuests } from '@stammtisch/contracts/guest/list-guests';
import type { InputField } from '@stammtisch/contracts/settings/input-field';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource, useText } from '@stammtisch/remote-kit';
import { Button, ComboBox, TextField } from '@stammtisch/ui-kit';
import { Search } from 'lucide-react';
import { useDeferredValue, useState, type KeyboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useKnownNumber } from '../phone/use-known-number.ts';
import type { FormValues } from './form-values.ts';
import { KnownGuest } from './known-guest.tsx';
import { useFieldError } from './use-field-error.ts';
import styles from './reservation-form.module.css';

export interface GuestFieldsProps {
  form: UseFormReturn<FormValues>;
  values: FormValues;
  /** Who was chosen before the form opened. */
  guest: GuestReply | undefined;
  inputFields: readonly InputField[];
}

const guestFields = ['anrede', 'forename', 'lastname', 'company', 'phone', 'email'] as const;
type GuestField = (typeof guestFields)[number];

/** Specification §9: guest search after 3 letters. */
const fewestLetters = 3;

/** Who comes: somebody from the guest book, or the fields that the house asks for. */
export function GuestFields({ form, values, guest: expected, inputFields }: GuestFieldsProps) {
  const { entry } = useHost();
  const text = useText('reservations');
  const errorOf = useFieldError(form.formState.errors);
  const [search, setSearch] = useState('');
  const [known, setKnown] = useState(expected);
  const wanted = useDeferredValue(search.trim());
  const link = wanted.length >= fewestLetters ? findLink(entry, 'guests') : undefined;
  const found = useResource(link, { schema: listGuests.reply, variables: { q: wanted } });
  const guests = link ? (found.data?.resource._embedded.guests ?? []) : [];
  const isKnown = useKnownNumber(values.guestId === '' ? values.phone : '');
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };

  const choose = (guest: GuestReply | undefined) => {
    setKnown(guest);
    setSearch('');
    form.setValue('guestId', guest?.id ?? '', change);
    for (const name of guestFields) form.setValue(name, guest?.[name] ?? '', change);
  };

  if (values.guestId !== '') {
    return (
      <KnownGuest
        values={values}
        guest={known}
        action={<Button onPress={() => choose(undefined)}>{text('form.guest-change')}</Button>}
      />
    );
  }

  const shown = inputFields
    .filter((field) => field.visible || field.name === 'lastname')
    .toSorted((first, second) => first.orderIndex - second.orderIndex)
    .flatMap((field) => guestFields.filter((name) => name === field.name));
  const isAsked = (name: GuestField) =>
    name === 'lastname' || inputFields.some((each) => each.name === name && each.mandatory);

  return (
    <div className={styles.group}>
      <div role="presentation" onKeyDown={keepEscapeOfOpenList}>
        <ComboBox
          label={text('form.guest-search')}
          description={text('form.guest-search-hint')}
          icon={<Search aria-hidden />}
          options={guests.map((guest) => ({
            value: guest.id,
            label: nameOf(guest),
            description: [guest.phone, guest.email].filter((part) => part !== '').join(' · '),
          }))}
          value={null}
          onChange={(id) => choose(guests.find((guest) => guest.id === id))}
          inputValue={search}
          onInputChange={setSearch}
          allowsOther
        />
      </div>
      <div className={styles.pair}>
        {shown.map((name) => (
          <TextField
            key={name}
            label={text(`form.${name}`)}
            value={values[name]}
            onChange={(value) => form.setValue(name, value, change)}
            isRequired={isAsked(name)}
            error={errorOf(name)}
            description={name === 'phone' && !isKnown ? text('party.unknown-number') : undefined}
            autoComplete="off"
            type={name === 'phone' ? 'tel' : name === 'email' ? 'email' : 'text'}
          />
        ))}
      </div>
    </div>
  );
}

/** Escape in an open list closes the list only; without this the sheet around it would hear it too. */
function keepEscapeOfOpenList(event: KeyboardEvent) {
  const isOpen =
    event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
  if (event.key === 'Escape' && isOpen) event.stopPropagation();
}

function nameOf(guest: GuestReply): string {
  const name = [guest.forename, guest.lastname].filter((part) => part !== '').join(' ');
  return guest.company === '' ? name : `${name} (${guest.company})`;
}
