import type { Language } from '@stammtisch/contracts/fields/text';
import type { GuestMail } from '@stammtisch/domain/mail/mail-type';
import type { SettingsForm } from '../section/use-settings-form.ts';
import { useMailPreview } from './use-mail-preview.ts';

/** One mail in one language as it would be with what is typed now. */
export function useTriedMail(form: SettingsForm, type: GuestMail, language: Language) {
  const tried = { type, language, mail: form.value.mail };
  const isFaulty = [...form.faults.keys()].some((path) => path.startsWith('mail/'));
  return { tried, isFaulty, query: useMailPreview(tried, isFaulty) };
}
