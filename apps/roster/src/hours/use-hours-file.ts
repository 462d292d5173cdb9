import type { Day } from '@stammtisch/domain/time/minute';
import { formatWireMonth } from '@stammtisch/domain/time/month';
import { useLanguage } from '@stammtisch/i18n';
import { expand, findLink, type Linked } from '@stammtisch/hal-client';
import { useHost, useText } from '@stammtisch/remote-kit';
import { saveFile } from '@stammtisch/remote-kit/save-file';
import { useState } from 'react';
import { useTellRoster } from '../timetable/use-tell-roster.ts';

/** The shifts and recorded times of a month as a file. */
export function useHoursFile(roster: Linked | undefined, day: Day) {
  const { client } = useHost();
  const text = useText('roster');
  const language = useLanguage();
  const tell = useTellRoster();
  const [isLoading, setLoading] = useState(false);
  const link = roster && findLink(roster, 'hours-csv');

  const load = async () => {
    if (!link || isLoading) return;
    setLoading(true);
    try {
      const month = formatWireMonth(day);
      const name = `${text('hours.file')}-${day.slice(0, 7)}.csv`;
      saveFile(name, await client.download(expand(link, { month, language })));
    } catch (error) {
      tell(error, 'FAILED_ON_DOWNLOADING_CSV');
    }
    setLoading(false);
  };
  return { isLoading, load };
}
