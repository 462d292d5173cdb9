import type { GuestReply } from '@stammtisch/contracts/guest/guest';
import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { Settings } from '@stammtisch/contracts/settings/settings';
import { parseDay, parseMinute, type Day, type Minute } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { useText } from '@stammtisch/remote-kit';
import { Banner, Button, Dialog, SideSheet } from '@stammtisch/ui-kit';
import { lazy, Suspense, useState } from 'react';
import type { Reservation } from '../book/reservation.ts';
import { useBookAt } from '../book/use-book-at.ts';
import { differencesBetween } from './conflict.ts';
import { formOf, type FormValues } from './form-values.ts';
import { GuestFields } from './guest-fields.tsx';
import { PresenceLine } from '../presence/presence-line.tsx';
import { CompanionFields } from './companion-fields.tsx';
import { HouseFields } from './house-fields.tsx';
import { KindField } from './kind-field.tsx';
import { NoteFields } from './note-fields.tsx';
import { PreOrderFields } from './pre-order-fields.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import { tableChoices } from './table-choices.ts';
import { TablePicker } from './table-picker.tsx';
import { changesPromise } from './to-body.ts';
import { useFirstFault } from './use-first-fault.ts';
import { useSubmitKey } from './use-submit-key.ts';
import { ruleWarning } from './chip-states.ts';
import { useOffer } from './use-offer.ts';
import { useReservationForm } from './use-reservation-form.ts';
import { warningsFor } from './warnings.ts';
import { WarningBanner } from './warning-banner.tsx';
import { WhenFields } from './when-fields.tsx';
import styles from './reservation-form.module.css';

// Two people seldom save the same reservation.
const ReservationConflictDialog = lazy(async () => ({
  default: (await import('./reservation-conflict-dialog.tsx')).ReservationConflictDialog,
}));

export interface ReservationFormSheetProps {
  /** Absent: a new one. */
  reservation: Reservation | undefined;
  initial: FormValues;
  /** Whom it is for, as the guest book has them; absent: somebody else, or nobody knows yet. */
  guest?: GuestReply | undefined;
  /** What is typed for one guest is no draft for another; absent: the same draft as ever. */
  draft?: string | undefined;
  rooms: readonly RoomReply[];
  settings: Pick<Settings, 'reservationSettings' | 'generalSettings'>;
  now: Minute;
  today: Day;
  onSaved: (saved: Reservation) => void;
  onClose: () => void;
}

/** New and edit, in the order of a phone call; the day stays in sight beside it. */
export function ReservationFormSheet(props: ReservationFormSheetProps) {
  const { reservation, rooms, settings, now, today } = props;
  const text = useText('reservations');
  const common = useText('common');
  const { form, values, isDirty, isRestored, based, theirs, ...acts } = useReservationForm({
    opened: reservation,
    initial: props.initial,
    draft: props.draft,
    settings,
    onSaved: props.onSaved,
  });
  const [isLeaving, setLeaving] = useState(false);
  const isNew = reservation === undefined;
  const start = parseMinute(`${values.date}T${values.time}`);
  const book = useBookAt(start, settings, parseDay(values.date) ?? today).reservations;
  const choices = tableChoices(rooms, book, {
    persons: values.isRange ? values.personsTo : values.personsFrom,
    start,
    duration: values.duration,
    except: reservation?.id ?? '',
  });
  const { reservationSettings, generalSettings } = settings;
  const offer = useOffer(values, reservation?.id);
  const warnings = warningsFor(values, {
    now,
    tables: choices,
    book,
    except: reservation?.id ?? '',
    interval: reservationSettings.timeInterval,
    masterPasswordThreshold: reservationSettings.masterPasswordThreshold,
  });
  const change = { shouldDirty: true };
  const day = parseDay(values.date);
  const takesSeats = values.status !== 'QUEUED' && values.status !== 'TAKE_AWAY';
  const ruleWarnings = takesSeats
    ? ruleWarning(offer, {
        date: day === undefined ? '' : formatWireDate(day),
        time: values.time,
        hasTables: values.tables !== 'auto' && values.tables.length > 0,
      })
    : [];
  const { isSubmitting, submitCount } = form.formState;
  const fields = useFirstFault(submitCount);
  const canSeat = isNew && values.date === today && values.repeat === null;

  useSubmitKey((withShift) => void acts.save(withShift && canSeat ? 'SEATED' : undefined));
  const close = () => (isDirty ? setLeaving(true) : props.onClose());

  return (
    <SideSheet
      isOpen
      isPageUsable
      title={text(isNew ? 'new-reservation.title' : 'form.edit-title')}
      onClose={close}
      footer={
        <>
          {canSeat && (
            <Button onPress={() => void acts.save('SEATED')} isDisabled={isSubmitting}>
              {text('form.save-and-seat')}
            </Button>
          )}
          <Button variant="primary" onPress={() => void acts.save()} isPending={isSubmitting}>
            {text('form.save')}
          </Button>
        </>
      }
    >
      <form
        ref={fields}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void acts.save();
        }}
      >
        {reservation && <PresenceLine reservation={reservation} doing="editing" />}
        {isRestored && (
          <Banner
            actions={
              <Button variant="quiet" onPress={acts.discard}>
                {text('form.draft-discard')}
              </Button>
            }
          >
            {text('form.draft')}
          </Banner>
        )}
        <WhenFields form={form} values={values} settings={settings} offer={offer} />
        <GuestFields
          form={form}
          values={values}
          guest={props.guest}
          inputFields={reservationSettings.reservationInputFields}
        />
        {isNew && values.repeat === null && (
          <KindField
            value={values.status}
            onChange={(status) => form.setValue('status', status, change)}
          />
        )}
        {takesSeats ? (
          <TablePicker
            label={text('form.table')}
            choices={choices}
            value={values.tables}
            allowsAuto
            onChange={(tables) => form.setValue('tables', tables, change)}
          />
        ) : (
          <p className={styles.hint}>{text('party.no-seats')}</p>
        )}
        {[...ruleWarnings, ...warnings].map((warning) => (
          <WarningBanner key={warning.kind} warning={warning} />
        ))}
        <HouseFields
          values={values}
          rooms={rooms}
          employees={generalSettings.employeeList}
          onRoom={(room) => form.setValue('inRoom', room, change)}
          onCreator={(name) => form.setValue('creator', name, change)}
        />
        <NoteFields
          form={form}
          values={values}
          isNew={isNew}
          changesPromise={based !== undefined && changesPromise(values, formOf(based))}
          inputFields={reservationSettings.reservationInputFields}
        />
        <PreOrderFields
          list={generalSettings.preOrderList}
          value={values.preOrders}
          onChange={(orders) => form.setValue('preOrders', orders, change)}
        />
        <CompanionFields
          inputFields={generalSettings.begleitpersonReservationInputFields}
          value={values.companions}
          onChange={(companions) => form.setValue('companions', companions, change)}
          error={form.formState.errors.companions && text('form.required')}
        />
        {isNew && (
          <RepeatFields
            values={values}
            onChange={(repeat) => form.setValue('repeat', repeat, change)}
            onNotify={(notifyGuest) => form.setValue('notifyGuest', notifyGuest, change)}
            error={form.formState.errors.repeat && text('form.invalid')}
          />
        )}
      </form>
      {acts.question}
      {theirs && based && (
        <Suspense fallback={null}>
          <ReservationConflictDialog
            differences={differencesBetween({
              base: formOf(based),
              mine: values,
              theirs: formOf(theirs),
            })}
            nameOfTable={(id) => choices.find((choice) => choice.id === id)?.name ?? '?'}
            nameOfRoom={(id) => rooms.find((room) => room.id === id)?.name ?? '?'}
            onTakeTheirs={acts.takeTheirs}
            onOverwrite={() => void acts.overwrite()}
            onBack={acts.backToForm}
          />
        </Suspense>
      )}
      {isLeaving && (
        <Dialog
          isOpen
          tone="danger"
          title={text('form.leave')}
          confirmLabel={common('discard')}
          cancelLabel={text('form.leave-stay')}
          onConfirm={() => {
            acts.discard();
            props.onClose();
          }}
          onCancel={() => setLeaving(false)}
        >
          {text('form.leave-why')}
        </Dialog>
      )}
    </SideSheet>
  );
}
