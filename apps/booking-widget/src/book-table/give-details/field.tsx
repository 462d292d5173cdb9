import type { FormEvent } from 'react';
import { useText } from '../../app/language.tsx';
import { detailsTexts } from '../../texts/details-texts.ts';
import { inputHints, type ErrorText, type FormField } from './form-fields.ts';
import styles from './fields.module.css';

interface FieldProps {
  field: FormField;
  value: string;
  error: ErrorText | undefined;
  onChange: (value: string) => void;
}

/** One field of the form with its label, and what is wrong with it. */
export function Field({ field: { name, mandatory }, value, error, onChange }: FieldProps) {
  const t = useText(detailsTexts);
  const id = `field-${name}`;
  const described = [error && `${id}-error`, name === 'comment' && `${id}-hint`].filter(Boolean);
  const shared = {
    id,
    name,
    value,
    'aria-required': mandatory,
    'aria-invalid': error !== undefined,
    'aria-describedby': described.join(' ') || undefined,
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onChange(event.currentTarget.value),
  };
  return (
    <div className={styles['field']} data-field={name} data-part="field">
      <label htmlFor={id}>
        {t(name)}
        {!mandatory && <span> ({t('optional')})</span>}
      </label>
      {name === 'comment' ? (
        <textarea {...shared} {...inputHints.comment} rows={2} maxLength={2_000} />
      ) : name === 'anrede' ? (
        <select {...shared} {...inputHints.anrede}>
          <option value="">{t('noAnrede')}</option>
          <option>{t('anredeFrau')}</option>
          <option>{t('anredeHerr')}</option>
        </select>
      ) : (
        <input type="text" {...shared} {...inputHints[name]} maxLength={254} />
      )}
      {name === 'comment' && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {t('commentHint')}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          {t(error)}
        </p>
      )}
    </div>
  );
}
