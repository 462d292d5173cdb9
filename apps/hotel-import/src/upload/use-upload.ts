import { readHotelImportConfig } from '@stammtisch/contracts/hotel-import/config';
import { uploadHotelImport } from '@stammtisch/contracts/hotel-import/hotel-import';
import { findLink, isProblem, type Linked } from '@stammtisch/hal-client';
import { tellProblem, useHost, useText } from '@stammtisch/remote-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod';

const reason = z.object({
  reason: z.enum(['not-text', 'no-columns', 'no-rows', 'row-too-long', 'quotes']),
});

/** Sends a file; what is wrong with it as a whole is said in words. */
export function useUpload(config: Linked, onUploaded: (href: string) => void) {
  const { client, notices } = useHost();
  const text = useText('hotel-import');
  const problems = useText('problems');
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<string>();

  async function upload(file: File): Promise<void> {
    const link = findLink(config, uploadHotelImport.rel);
    if (link === undefined) return;
    setPending(true);
    setFault(undefined);
    const form = new FormData();
    form.append('file', file, file.name);
    try {
      const { resource } = await client.send(link, { body: form, schema: uploadHotelImport.reply });
      onUploaded(findLink(resource, 'self')?.href ?? readHotelImportConfig.path);
      await queries.invalidateQueries({ queryKey: ['resource'] });
    } catch (error) {
      const why = isProblem(error, 'csv-not-readable')
        ? reason.safeParse(error.extensions)
        : undefined;
      if (why?.success) setFault(text(`unreadable.${why.data.reason}`));
      else tellProblem(error, notices, (key) => problems(key));
    }
    setPending(false);
  }

  return { upload, isPending, fault };
}
