import { createHash } from 'node:crypto';
import {
  aYearEarlier,
  monthOf,
  parseWireYear,
  yearOf,
  type Period,
} from '@stammtisch/domain/statistics/period';
import type { Day } from '@stammtisch/domain/time/minute';
import { parseWireMonth } from '@stammtisch/domain/time/month';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { answer } from '../platform/http/answer.ts';

interface Asked {
  month?: string | undefined;
  year?: string | undefined;
}

/** The month or year that was asked for; the running month when none was. */
export function periodAsked({ month, year }: Asked, today: Day): Period {
  const ofYear = year === undefined ? undefined : parseWireYear(year);
  if (ofYear !== undefined) return yearOf(ofYear);
  return monthOf((month === undefined ? undefined : parseWireMonth(month)) ?? today);
}

/** The figures of a period and of the year before; only the answer itself tells its version. */
export function answerFigures<Row extends { which: string }, Figures>(
  { path, query, period }: { path: string; query: Asked; period: Period },
  rows: readonly Row[],
  tell: (rows: readonly Row[], period: Period) => Figures,
) {
  const periodBefore = aYearEarlier(period);
  const asked = new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();
  const body = {
    period: onWire(period),
    now: tell(of('now'), period),
    periodBefore: onWire(periodBefore),
    before: tell(of('before'), periodBefore),
    _links: { self: { href: asked === '' ? path : `${path}?${asked}` } },
  };
  const version = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  return answer(body, { version });

  function of(which: 'now' | 'before') {
    return rows.filter((row) => row.which === which);
  }
}

function onWire({ first, last }: Period) {
  return { first: formatWireDate(first), last: formatWireDate(last) };
}
