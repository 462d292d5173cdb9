import * as z from 'zod';
import { hotelImportConfigFields } from '@stammtisch/contracts/hotel-import/config';
import { uploadHotelImport as call } from '@stammtisch/contracts/hotel-import/hotel-import';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import { fieldErrors } from '../../platform/http/field-errors.ts';
import { registerUpload, type Upload } from '../../platform/http/register-upload.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { loadConfig, lockConfig, storeConfig } from '../config/config-row.ts';
import { announceImport, findImport, hrefOf, toResource } from '../import-row.ts';
import { lookIntoFile, type LookedInto } from './look-into-file.ts';

export function mountUpload(api: Api): void {
  registerUpload(api, call, async ({ session: { restaurant }, upload }) => {
    const config = configIn(upload.fields);
    if (config instanceof Refusal) return config;
    const file = await lookIntoFile(upload.content);
    if ('reason' in file) {
      return refuse('csv-not-readable', { extension: { reason: file.reason } });
    }
    return api.database.transaction(restaurant, async (tx) => {
      if (config) {
        await tx.run(lockConfig(restaurant));
        await tx.run(
          storeConfig(restaurant, { ...(await tx.one(loadConfig(restaurant))), ...config }),
        );
      }
      const { eatingTimes, arrangements } = await tx.one(loadConfig(restaurant));
      // Specification §5: both must be set before the import.
      if (eatingTimes.length === 0 || arrangements.length === 0) {
        return refuse('hotel-import-not-set-up');
      }
      const id = await storeImport(tx, restaurant, upload, file);
      await tx.run(announceImport(restaurant, id));
      const row = await tx.one(findImport(restaurant, id));
      return answer(toResource(row), { location: hrefOf(id) });
    });
  });
}

const parts = z.strictObject(hotelImportConfigFields).partial();

/** Specification §7: arrangements and eating times may come with the file. */
function configIn(fields: Upload['fields']) {
  const { arrangements, eatingTimes } = fields;
  if (arrangements === undefined && eatingTimes === undefined) return undefined;
  const read = z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text);
      } catch (error) {
        context.addIssue(error instanceof SyntaxError ? 'not JSON' : String(error));
        return z.NEVER;
      }
    })
    .optional();
  const parsed = z
    .object({ arrangements: read, eatingTimes: read })
    .transform((given) =>
      Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    )
    .pipe(parts)
    .safeParse({ arrangements, eatingTimes });
  if (parsed.success) return parsed.data;
  return refuse('invalid-request', { errors: fieldErrors('', parsed.error.issues) });
}

const idRow = z.object({ id: z.string() });

async function storeImport(
  tx: Transaction,
  restaurant: RestaurantId,
  { name, content }: Upload,
  file: LookedInto,
): Promise<string> {
  const { id } = await tx.one(sql(idRow)`
    insert into hotel_import (restaurant_id, state, file_name, encoding, delimiter, headings, columns,
                              notation, sample, content, rows)
    values (${restaurant}, 'COLUMNS', ${name}, ${file.encoding}, ${file.delimiter},
            ${JSON.stringify(file.headings)}, ${JSON.stringify(file.columns)}, ${file.notation},
            ${JSON.stringify(file.sample)}, ${content}, ${file.rows})
    returning id`);
  return id;
}
