import { isProblem } from '@stammtisch/hal-client';
import { useHost, useText } from '@stammtisch/remote-kit';
import { saveFile } from '@stammtisch/remote-kit/save-file';
import { useState } from 'react';

/** Loads a file and hands it to the browser. */
export function useFile(name: string) {
  const { client, notices } = useHost();
  const text = useText('settings');
  const problem = useText('problems');
  const [isLoading, setLoading] = useState(false);

  async function load(href: string): Promise<void> {
    setLoading(true);
    try {
      saveFile(name, await client.download(href));
      notices.success(text('privacy.file-loaded', { name }));
    } catch (error) {
      if (!isProblem(error, 'please-login')) notices.error(problem('FAILED_ON_DOWNLOADING_CSV'));
    }
    setLoading(false);
  }

  return { load, isLoading };
}
