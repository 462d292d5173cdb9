import type { GuestColumn } from '@stammtisch/contracts/guest/export-guests';
import { expand, findLink } from '@stammtisch/hal-client';
import { useLanguage } from '@stammtisch/i18n';
import { useHost, useText } from '@stammtisch/remote-kit';
import { useRef, useState } from 'react';
import { saveFile } from '@stammtisch/remote-kit/save-file';
import { useTellGuestProblem } from './use-tell-guest-problem.ts';

export type ExportKind = 'columns' | 'newsletter';

const relations = { columns: 'guests-export', newsletter: 'guests-newsletter' } as const;
const fileNames = { columns: 'guests.csv', newsletter: 'newsletter.csv' } as const;

/** Loads the file and hands it to the browser; `progress` tells how much has come, in words. */
export function useExportGuests() {
  const { entry, client, notices } = useHost();
  const text = useText('reservations');
  const language = useLanguage();
  const tell = useTellGuestProblem();
  const [progress, setProgress] = useState<string>();
  const running = useRef<AbortController>(null);

  const run = async (kind: ExportKind, columns: readonly GuestColumn[]) => {
    const link = findLink(entry, relations[kind]);
    if (link === undefined) return;
    const abort = new AbortController();
    running.current = abort;
    const size = (bytes: number) =>
      new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte' }).format(
        Math.ceil(bytes / 1_000),
      );
    setProgress(size(0));
    try {
      const content = await client.download(
        expand(link, { language, ...(kind === 'columns' && { columns: columns.join(',') }) }),
        { signal: abort.signal, onProgress: (bytes) => setProgress(size(bytes)) },
      );
      saveFile(fileNames[kind], content);
      notices.success(text('guests.export-done', { name: fileNames[kind] }));
    } catch (error) {
      if (!abort.signal.aborted) tell(error, 'FAILED_ON_DOWNLOADING_CSV');
    }
    setProgress(undefined);
  };

  return { run, progress, cancel: () => running.current?.abort() };
}
