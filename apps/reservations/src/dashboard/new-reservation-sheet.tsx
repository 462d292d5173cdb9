import type { Day } from '@stammtisch/domain/time/minute';
import { useLanguage } from '@stammtisch/i18n';
import type { HouseSettings } from '../book/use-settings.ts';
import { emptyForm, withGuest } from '../reservation-form/form-values.ts';
import {
  ReservationFormSheet,
  type ReservationFormSheetProps,
} from '../reservation-form/reservation-form-sheet.tsx';
import { defaultTime, timeChoices } from '../reservation-form/time-choices.ts';
import type { NewSheet } from './use-day-address.ts';

export interface NewReservationSheetProps extends Omit<
  ReservationFormSheetProps,
  'reservation' | 'initial' | 'draft' | 'settings'
> {
  of: NewSheet;
  day: Day;
  settings: HouseSettings;
  /** Of somebody who is not in the guest book. */
  phone?: string;
}

/** A form for a new reservation, with as much in it as is known. */
export function NewReservationSheet({ of, day, phone = '', ...form }: NewReservationSheetProps) {
  const language = useLanguage();
  const { settings, now, guest } = form;
  const { guestVisitDuration, startEveningShift } = settings.reservationSettings;
  const empty = emptyForm({
    date: day,
    time: of.time ?? defaultTime(timeChoices(settings, day), now, startEveningShift),
    duration: guestVisitDuration,
    language,
    ...(of.table !== undefined && { tables: of.table.split(',') }),
    ...(of.persons !== undefined && { persons: of.persons }),
  });
  return (
    <ReservationFormSheet
      reservation={undefined}
      initial={guest ? withGuest(empty, guest) : { ...empty, phone }}
      draft={of.guest ?? of.call}
      {...form}
    />
  );
}
