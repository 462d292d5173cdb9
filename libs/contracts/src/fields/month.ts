import * as z from 'zod';
import { parseWireYear } from '@stammtisch/domain/statistics/period';
import { parseWireMonth } from '@stammtisch/domain/time/month';

/** Specification §7: `05.2026`. */
export const wireMonth = z
  .string()
  .refine((text) => parseWireMonth(text) !== undefined, 'not a month (MM.yyyy)');

/** `2026` */
export const wireYear = z
  .string()
  .refine((text) => parseWireYear(text) !== undefined, 'not a year (yyyy)');
