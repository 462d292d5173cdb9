import type { InputField } from '@stammtisch/contracts/settings/input-field';
import { useHost, useText } from '@stammtisch/remote-kit';
import { Checkbox, TextArea } from '@stammtisch/ui-kit';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from './form-values.ts';
import { TagPicker } from '../tags/tag-picker.tsx';
import { useFieldError } from './use-field-error.ts';
import styles from './reservation-form.module.css';

export interface NoteFieldsProps {
  form: UseFormReturn<FormValues>;
  values: FormValues;
  isNew: boolean;
  /** Another time or party than the guest was told. */
  changesPromise: boolean;
  inputFields: readonly InputField[];
}

/** What else the house should know, and who may hear of it. */
export function NoteFields({ form, values, isNew, changesPromise, inputFields }: NoteFieldsProps) {
  const { requireMaster } = useHost();
  const text = useText('reservations');
  const errorOf = useFieldError(form.formState.errors);
  const change = { shouldDirty: true };

  const lock = async (locked: boolean) => {
    if (await requireMaster()) form.setValue('locked', locked, change);
  };
  const comment = inputFields.find(({ name }) => name === 'comment');
  const canTellGuest =
    values.email !== '' && values.status === 'CONFIRMED' && values.repeat === null;

  return (
    <div className={styles.group}>
      {(comment?.visible !== false || values.comment !== '') && (
        <TextArea
          label={text('form.comment')}
          value={values.comment}
          isRequired={comment?.mandatory ?? false}
          onChange={(words) => form.setValue('comment', words, change)}
          error={errorOf('comment')}
        />
      )}
      <TagPicker
        value={values.tags}
        onChange={(tags) => form.setValue('tags', tags, change)}
        error={errorOf('tags')}
      />
      {!isNew && values.onlineComment !== '' && (
        <div>
          <p className={styles.label}>{text('form.online-comment')}</p>
          <p className={styles.quote}>{values.onlineComment}</p>
        </div>
      )}
      <details
        className={styles.more}
        open={values.internalComment !== '' || values.locked || undefined}
      >
        <summary>{text('form.more')}</summary>
        <div className={styles.group}>
          <TextArea
            label={text('form.internal-comment')}
            value={values.internalComment}
            onChange={(comment) => form.setValue('internalComment', comment, change)}
          />
          <Checkbox isSelected={values.locked} onChange={(locked) => void lock(locked)}>
            {text('form.locked')}
          </Checkbox>
        </div>
      </details>
      {canTellGuest && (isNew || changesPromise) && (
        <Checkbox
          isSelected={values.notifyGuest}
          onChange={(notifyGuest) => form.setValue('notifyGuest', notifyGuest, change)}
        >
          {text(isNew ? 'form.notify' : 'form.notify-change')}
        </Checkbox>
      )}
    </div>
  );
}
