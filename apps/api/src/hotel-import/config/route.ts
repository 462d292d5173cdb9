import {
  readHotelImportConfig,
  saveHotelImportConfig,
} from '@stammtisch/contracts/hotel-import/config';
import { uploadHotelImport } from '@stammtisch/contracts/hotel-import/hotel-import';
import { notice } from '../../platform/after-commit/notice.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import { stale } from '../../platform/http/conditions.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { hrefOf } from '../import-row.ts';
import { loadConfig, lockConfig, storeConfig, type ConfigRow } from './config-row.ts';

const self = readHotelImportConfig.path;

export function mountConfig(api: Api): void {
  register(api, readHotelImportConfig, async ({ session: { restaurant } }) =>
    api.database.transaction(restaurant, async (tx) =>
      answerWith(await tx.one(loadConfig(restaurant))),
    ),
  );
  register(api, saveHotelImportConfig, async ({ session: { restaurant }, body, ifMatch }) =>
    api.database.transaction(restaurant, async (tx) => {
      await tx.run(lockConfig(restaurant));
      const before = await tx.one(loadConfig(restaurant));
      if (ifMatch === undefined) return refuse('version-required');
      if (ifMatch !== '*' && ifMatch !== String(before.version)) {
        return stale(toResource(before), before.version);
      }
      await tx.run(storeConfig(restaurant, body));
      const after = await tx.one(loadConfig(restaurant));
      const version = String(after.version);
      await tx.run(notice(restaurant, { type: 'hotel-import.changed', href: self, version }));
      return answerWith(after);
    }),
  );
}

function toResource({ eatingTimes, arrangements, open }: ConfigRow) {
  return {
    eatingTimes,
    arrangements,
    _links: {
      self: { href: self },
      'hotel-import': { href: self },
      upload: { href: uploadHotelImport.path },
      ...(open !== null && { import: { href: hrefOf(open) } }),
    },
  };
}

/** What is open is not part of the version: whoever saves is not refused because of it. */
function answerWith(row: ConfigRow) {
  return answer(toResource(row), {
    version: row.version,
    headers: { 'cache-control': 'no-store' },
  });
}
