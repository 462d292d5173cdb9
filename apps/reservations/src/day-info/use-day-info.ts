import {
  dayInfo,
  readDayInfo,
  updateDayInfo,
  type DayInfo,
} from '@stammtisch/contracts/day-info/day-info';
import type { Day } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { expand, findLink, isProblem, type Reply } from '@stammtisch/hal-client';
import { resourceKey, useHost, useResource, useText } from '@stammtisch/remote-kit';
import type { Undo } from '@stammtisch/ui-kit';
import { useQueryClient } from '@tanstack/react-query';

export type Saved =
  | { kind: 'saved' }
  | { kind: 'meanwhile'; current: DayInfo }
  | { kind: 'failed' };

/** The comment of a day, fresh on every device. */
export function useDayInfoOf(day: Day) {
  const { entry } = useHost();
  const link = findLink(entry, 'dayinfo');
  const href = link && expand(link, { date: formatWireDate(day) });
  return { href, query: useResource(href, { schema: readDayInfo.reply }) };
}

/** The same to write in; saving says what it was based on. */
export function useDayInfo(day: Day, undo: Undo) {
  const { client, notices } = useHost();
  const queries = useQueryClient();
  const text = useText('reservations');
  const common = useText('common');
  const problem = useText('problems');
  const { href, query } = useDayInfoOf(day);

  async function save(base: DayInfo, comment: string): Promise<Saved> {
    try {
      const options = { ifMatch: `"${base.version}"`, body: { comment } };
      const reply = await client.call(base, updateDayInfo, options);
      queries.setQueriesData<Reply<DayInfo>>({ queryKey: resourceKey(href) }, reply);
      // What somebody wrote after that is left alone: the undo is based on this very version.
      const { undo: takeBack } = undo.offer(() => void save(reply.resource, base.comment));
      notices.success(text('day-info.saved'), { label: common('undo'), onAction: takeBack });
      return { kind: 'saved' };
    } catch (error) {
      const current = isProblem(error, 'stale-version')
        ? dayInfo.safeParse(error.extensions['current']).data
        : undefined;
      if (current === undefined) {
        notices.error(problem('FAILED_UPDATING_DAYINFOS'));
        return { kind: 'failed' };
      }
      queries.setQueriesData<Reply<DayInfo>>(
        { queryKey: resourceKey(href) },
        (reply) => reply && { ...reply, resource: current },
      );
      notices.warning(text('day-info.meanwhile'));
      return { kind: 'meanwhile', current };
    }
  }

  return { query, save, isOffered: href !== undefined };
}
