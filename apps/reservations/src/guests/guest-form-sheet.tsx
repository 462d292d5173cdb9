import { useText } from '@stammtisch/remote-kit';
import { Banner, Button, Dialog, SideSheet } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { useSubmitKey } from '../reservation-form/use-submit-key.ts';
import { GuestConflictDialog } from './guest-conflict-dialog.tsx';
import { GuestFormFields } from './guest-form-fields.tsx';
import { differencesBetween, valuesOf } from './guest-form-values.ts';
import type { Guest } from './guest.ts';
import { useGuestForm } from './use-guest-form.ts';
import styles from './guest-form.module.css';

export interface GuestFormSheetProps {
  /** Absent: a new one. */
  guest: Guest | undefined;
  onSaved: (saved: Guest) => void;
  onClose: () => void;
}

/** New and edit; the list stays in sight beside it. */
export function GuestFormSheet({ guest, onSaved, onClose }: GuestFormSheetProps) {
  const text = useText('reservations');
  const common = useText('common');
  const form = useGuestForm(guest, onSaved);
  const [isLeaving, setLeaving] = useState(false);
  useSubmitKey(() => void form.save());
  return (
    <SideSheet
      isOpen
      isPageUsable
      title={text(guest ? 'guests.edit-title' : 'guests.new-title')}
      onClose={() => (form.isDirty ? setLeaving(true) : onClose())}
      footer={
        <Button variant="primary" onPress={() => void form.save()} isPending={form.isSaving}>
          {common('save')}
        </Button>
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        {form.isRestored && (
          <Banner
            actions={
              <Button variant="quiet" onPress={form.discard}>
                {text('form.draft-discard')}
              </Button>
            }
          >
            {text('form.draft')}
          </Banner>
        )}
        <GuestFormFields form={form} />
        {/* Without one, Enter in a field would not save. */}
        <button type="submit" hidden>
          {common('save')}
        </button>
      </form>
      {form.theirs && (
        <GuestConflictDialog
          differences={differencesBetween({
            base: form.base,
            mine: form.values,
            theirs: valuesOf(form.theirs),
          })}
          onTakeTheirs={form.takeTheirs}
          onOverwrite={form.overwrite}
          onBack={form.backToForm}
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
            form.discard();
            onClose();
          }}
          onCancel={() => setLeaving(false)}
        >
          {text('form.leave-why')}
        </Dialog>
      )}
    </SideSheet>
  );
}
