import * as z from 'zod/mini';
import { parseDay } from '@stammtisch/domain/time/minute';
import { parseTime, parseWireDate } from '@stammtisch/domain/time/wire-time';

/** Specification §9: dd.MM.yyyy. */
export const wireDate = z
  .string()
  .check(z.refine((text) => parseWireDate(text) !== undefined, 'not a date (dd.MM.yyyy)'));

/** Specification §9: HH:mm. */
export const wireTime = z.string().check(
  z.regex(/^\d{2}:\d{2}$/, 'not a time (HH:mm)'),
  z.refine((text) => text < '24:00' && parseTime(text) !== undefined, 'not a time (HH:mm)'),
);

/** Decisions §4, public calls: YYYY-MM-DD. */
export const isoDate = z
  .string()
  .check(z.refine((text) => parseDay(text) !== undefined, 'not a date (YYYY-MM-DD)'));

/** An instant: `2026-05-01T17:30:00.000Z`. */
export const instant = z.iso.datetime();
