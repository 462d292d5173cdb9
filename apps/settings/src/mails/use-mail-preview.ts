import type { Language } from '@stammtisch/contracts/fields/text';
import { previewMail } from '@stammtisch/contracts/mail/preview-mail';
import type { MailSettings } from '@stammtisch/contracts/settings/mail-settings';
import type { GuestMail } from '@stammtisch/domain/mail/mail-type';
import { useHost } from '@stammtisch/remote-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds without a key pressed, after which the mail is composed anew. */
const rest = 300;

export interface TriedMail {
  type: GuestMail;
  language: Language;
  mail: MailSettings;
}

/** The real mail with what is typed; a mistake keeps the last one that had none. */
export function useMailPreview(tried: TriedMail, isFaulty: boolean) {
  const { client, entry } = useHost();
  const wanted = JSON.stringify(tried);
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    if (isFaulty) return undefined;
    const timer = setTimeout(() => setAsked(wanted), rest);
    return () => clearTimeout(timer);
  }, [wanted, isFaulty]);
  return useQuery({
    queryKey: ['mail-preview', asked],
    queryFn: async ({ signal }) => {
      const body = previewMail.body.parse(JSON.parse(asked));
      return (await client.call(entry, previewMail, { body, signal })).resource;
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
  });
}
