import type { BodyInputOf } from '@stammtisch/contracts/call';
import type { changeSeries, createSeries } from '@stammtisch/contracts/reservation/series';
import { parseDay } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import type { FormValues, RepeatValues } from './form-values.ts';
import { toNewBody, type PatchBody } from './to-body.ts';

export type SeriesBody = BodyInputOf<typeof createSeries>;
export type SeriesChange = BodyInputOf<typeof changeSeries>['change'];

/** The form as a series: its parties are confirmed, and one mail may tell the guest all dates. */
export function toSeriesBody(values: FormValues, repeat: RepeatValues): SeriesBody {
  const { status: _status, ...fields } = toNewBody(values);
  const { unit, every, count, until } = repeat;
  const day = parseDay(until);
  const end =
    repeat.end === 'count'
      ? { kind: 'count' as const, count }
      : { kind: 'until' as const, date: day ? formatWireDate(day) : until };
  return { ...fields, repeat: { unit, every, end } };
}

/** A change that all parties of a series can take; undefined where it is about one of them only. */
export function toSeriesChange(patch: PatchBody): SeriesChange | undefined {
  const { creator, onlineComment, ...change } = patch;
  const isOfOne = [creator, onlineComment].some((each) => each !== undefined);
  return isOfOne ? undefined : change;
}
