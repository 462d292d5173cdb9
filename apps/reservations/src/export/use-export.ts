import type { Day } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { expand, findLink, isProblem } from '@stammtisch/hal-client';
import { useLanguage } from '@stammtisch/i18n';
import { useHost, useText } from '@stammtisch/remote-kit';
import { useRef, useState } from 'react';
import { saveFile } from '@stammtisch/remote-kit/save-file';

export interface Export {
  /** How much has come, in words; undefined while nothing is loaded. */
  progress: string | undefined;
  run: (from: Day, to: Day) => Promise<void>;
  cancel: () => void;
}

/** Loads the table of a range of days; it goes on when the sheet is closed. */
export function useExport(): Export {
  const { entry, client, notices } = useHost();
  const text = useText('reservations');
  const problem = useText('problems');
  const language = useLanguage();
  const [progress, setProgress] = useState<string>();
  const running = useRef<AbortController>(null);
  const kilobytes = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte' });
  const show = (bytes: number) => setProgress(kilobytes.format(Math.ceil(bytes / 1_000)));

  async function run(from: Day, to: Day): Promise<void> {
    const link = findLink(entry, 'reservations-csv');
    if (link === undefined) return;
    const abort = new AbortController();
    running.current = abort;
    const name = from === to ? `reservations-${from}.csv` : `reservations-${from}-${to}.csv`;
    const range = { from: formatWireDate(from), to: formatWireDate(to), language };
    show(0);
    try {
      const { signal } = abort;
      saveFile(name, await client.download(expand(link, range), { signal, onProgress: show }));
      notices.success(text('export.done', { name }));
    } catch (error) {
      if (abort.signal.aborted) notices.info(text('export.stopped'));
      else if (!isProblem(error, 'please-login')) {
        notices.error(problem('FAILED_ON_DOWNLOADING_CSV'));
      }
    }
    setProgress(undefined);
  }

  return { progress, run, cancel: () => running.current?.abort() };
}
