import { problemMessages, useText as useAnyText } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import type { FieldErrors } from 'react-hook-form';
import type { FormValues } from './form-values.ts';

/** What is wrong with a field in the language of the screen; the server's own words are English. */
export function useFieldError(errors: FieldErrors<FormValues>) {
  const text = useText('reservations');
  const problem = useAnyText('problems');
  return (name: keyof FormValues): string | undefined => {
    const error = errors[name];
    if (error === undefined) return undefined;
    if (error.type === 'required') return text('form.required');
    if (name === 'phone' && 'PHONE_INVALID' in problemMessages.de) return problem('PHONE_INVALID');
    return text('form.invalid');
  };
}
