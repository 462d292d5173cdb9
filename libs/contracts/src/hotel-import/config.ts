import * as z from 'zod';
import { defineCall } from '../call.ts';
import { text } from '../fields/text.ts';
import { wireTime } from '../fields/time.ts';
import { hal } from '../hal.ts';

/** Of the house's own choice, so that an arrangement can name it before it is stored. */
const eatingTimeId = z.string().regex(/^[\w-]{1,40}$/);

const eatingTime = z
  .strictObject({
    id: eatingTimeId,
    name: text(60, 1),
    start: wireTime,
    end: wireTime,
    /** Whether guests eat then on the day that they come. */
    onArrival: z.boolean(),
    /** And on the day that they leave. */
    onDeparture: z.boolean(),
  })
  // Specification §5: end time before start time is rejected.
  .refine(({ start, end }) => end > start, { path: ['end'], message: 'must be after the start' });
export type EatingTimeSetting = z.infer<typeof eatingTime>;

const arrangement = z.strictObject({
  name: text(100, 1),
  /** As the file may write it instead: `HP`. */
  abbreviation: z._default(text(20), ''),
  reservations: z
    .array(
      z.strictObject({
        eatingTime: eatingTimeId,
        /** Every n-th day of those on which they eat, or only on the n-th day of the stay. */
        repetitionType: z.enum(['EVERY_DAY', 'ON_DAY']),
        repetitionNumber: z.int().min(1).max(366),
      }),
    )
    .max(20),
});
export type ArrangementSetting = z.infer<typeof arrangement>;

export const hotelImportConfigFields = {
  eatingTimes: z.array(eatingTime).max(20).default([]),
  arrangements: z.array(arrangement).max(100).default([]),
};
export const hotelImportConfig = z.strictObject(hotelImportConfigFields);
export type HotelImportConfig = z.infer<typeof hotelImportConfig>;

/** `import` leads to the one that was begun and not finished. */
export const readHotelImportConfig = defineCall({
  name: 'readHotelImportConfig',
  summary: 'Reads eating times and arrangements as they were saved last',
  rel: 'hotel-import',
  method: 'GET',
  path: '/api/1/hotel-csv-import/config',
  audience: 'staff',
  reply: hal(hotelImportConfigFields),
});

export const saveHotelImportConfig = defineCall({
  name: 'saveHotelImportConfig',
  summary: 'Saves eating times and arrangements',
  rel: 'hotel-import',
  method: 'PUT',
  path: '/api/1/hotel-csv-import/config',
  audience: 'staff',
  body: hotelImportConfig,
  reply: hal(hotelImportConfigFields),
  problems: ['stale-version', 'version-required'],
});
