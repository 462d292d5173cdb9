import type { Api } from '../platform/http/api.ts';
import { mountBadRows } from './bad-rows/route.ts';
import { mountChooseColumns } from './choose-columns/route.ts';
import { mountConfig } from './config/route.ts';
import { mountImportGuests } from './import-guests/route.ts';
import { mountOverfull } from './overfull/route.ts';
import { mountReadImport } from './read-import/route.ts';
import { mountSuggestions } from './suggestions/route.ts';
import { mountUndo } from './undo/route.ts';
import { mountUpload } from './upload/route.ts';

export function mountHotelImport(api: Api): void {
  mountConfig(api);
  mountUpload(api);
  mountReadImport(api);
  mountChooseColumns(api);
  mountSuggestions(api);
  mountOverfull(api);
  mountBadRows(api);
  mountImportGuests(api);
  mountUndo(api);
}
