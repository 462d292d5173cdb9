import { useHost, useText } from '@stammtisch/remote-kit';
import { Checkbox, TagChip, TextArea, TextField } from '@stammtisch/ui-kit';
import { useState, type KeyboardEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from './form-values.ts';
import { useFieldError } from './use-field-error.ts';
import styles from './reservation-form.module.css';

export interface NoteFieldsProps {
  form: UseFormReturn<FormValues>;
  values: FormValues;
  isNew: boolean;
}

/** Specification §9: default tag colour. */
const tagColor = '#15b421';

/** What else the house should know, and who may hear of it. */
export function NoteFields({ form, values, isNew }: NoteFieldsProps) {
  const { requireMaster } = useHost();
  const text = useText('reservations');
  const errorOf = useFieldError(form.formState.errors);
  const [tag, setTag] = useState('');
  const change = { shouldDirty: true };

  const addTag = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || tag.trim() === '') return;
    event.preventDefault();
    form.setValue('tags', [...new Set([...values.tags, tag.trim()])], change);
    setTag('');
  };
  const lock = async (locked: boolean) => {
    if (await requireMaster()) form.setValue('locked', locked, change);
  };
  const canTellGuest = values.email !== '' && values.status === 'CONFIRMED';

  return (
    <div className={styles.group}>
      <TextArea
        label={text('form.comment')}
        value={values.comment}
        onChange={(comment) => form.setValue('comment', comment, change)}
        error={errorOf('comment')}
      />
      <div>
        <TextField
          label={text('form.tags')}
          value={tag}
          onChange={setTag}
          onKeyDown={addTag}
          placeholder={text('form.tag-add')}
          error={errorOf('tags')}
        />
        <div className={styles.tags}>
          {values.tags.map((each) => (
            <TagChip
              key={each}
              name={each}
              color={tagColor}
              onRemove={() =>
                form.setValue(
                  'tags',
                  values.tags.filter((other) => other !== each),
                  change,
                )
              }
            />
          ))}
        </div>
      </div>
      <details
        className={styles.more}
        open={values.onlineComment + values.internalComment !== '' || values.locked || undefined}
      >
        <summary>{text('form.more')}</summary>
        <div className={styles.group}>
          <TextArea
            label={text('form.online-comment')}
            value={values.onlineComment}
            onChange={(comment) => form.setValue('onlineComment', comment, change)}
          />
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
      {isNew && canTellGuest && (
        <Checkbox
          isSelected={values.notifyGuest}
          onChange={(notifyGuest) => form.setValue('notifyGuest', notifyGuest, change)}
        >
          {text('form.notify')}
        </Checkbox>
      )}
    </div>
  );
}
