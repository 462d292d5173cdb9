import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { Settings } from '@stammtisch/contracts/settings/settings';
import { parseDay, parseMinute, type Day, type Minute } from '@stammtisch/domain/time/minute';
import { useText } from '@stammtisch/remote-kit';
import { Banner, Button, Dialog, SideSheet } from '@stammtisch/ui-kit';
import { useState } from 'react';
import type { Reservation } from '../book/reservation.ts';
import { useDayBook } from '../book/use-day-book.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { differencesBetween } from './conflict.ts';
import { formOf, type FormValues } from './form-values.ts';
import { GuestFields } from './guest-fields.tsx';
import { NoteFields } from './note-fields.tsx';
import { tableChoices } from './table-choices.ts';
import { TablePicker } from './table-picker.tsx';
import { useSubmitKey } from './use-submit-key.ts';
import { useReservationForm } from './use-reservation-form.ts';
import { warningsFor } from './warnings.ts';
import { WhenFields } from './when-fields.tsx';
import styles from './reservation-form.module.css';

export interface ReservationFormSheetProps {
  /** Absent: a new one. */
  reservation: Reservation | undefined;
  initial: FormValues;
  rooms: readonly RoomReply[];
  settings: Pick<Settings, 'reservationSettings'>;
  now: Minute;
  today: Day;
  onSaved: (saved: Reservation) => void;
  onClose: () => void;
}

/** New and edit, in the order of a phone call; the day stays in sight beside it. */
export function ReservationFormSheet(props: ReservationFormSheetProps) {
  const { reservation, rooms, settings, now, today } = props;
  const text = useText('reservations');
  const problem = useText('problems');
  const common = useText('common');
  const { form, values, isDirty, isRestored, based, theirs, ...acts } = useReservationForm({
    opened: reservation,
    initial: props.initial,
    settings,
    onSaved: props.onSaved,
  });
  const [isLeaving, setLeaving] = useState(false);
  const isNew = reservation === undefined;
  const book = useDayBook(parseDay(values.date) ?? today).reservations;
  const choices = tableChoices(rooms, book, {
    persons: values.isRange ? values.personsTo : values.personsFrom,
    start: parseMinute(`${values.date}T${values.time}`),
    duration: values.duration,
    except: reservation?.id ?? '',
  });
  const warnings = warningsFor(values, { now, tables: choices });
  const { isSubmitting } = form.formState;
  const canSeat = isNew && values.date === today;

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
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void acts.save();
        }}
      >
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
        <WhenFields form={form} values={values} settings={settings} />
        <GuestFields
          form={form}
          values={values}
          inputFields={settings.reservationSettings.reservationInputFields}
        />
        <TablePicker
          label={text('form.table')}
          choices={choices}
          value={values.tables}
          allowsAuto
          onChange={(tables) => form.setValue('tables', tables, { shouldDirty: true })}
        />
        {warnings.map((warning) => (
          <Banner key={warning} tone="warning">
            {problem(warning)}
          </Banner>
        ))}
        <NoteFields form={form} values={values} isNew={isNew} />
      </form>
      {theirs && based && (
        <ConflictDialog
          differences={differencesBetween({
            base: formOf(based),
            mine: values,
            theirs: formOf(theirs),
          })}
          nameOfTable={(id) => choices.find((choice) => choice.id === id)?.name ?? '?'}
          onTakeTheirs={acts.takeTheirs}
          onOverwrite={() => void acts.overwrite()}
          onBack={acts.backToForm}
        />
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
