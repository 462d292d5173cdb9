import type { Api } from '../platform/http/api.ts';
import { mountCreateGuest } from './create-guest/route.ts';
import { mountDeleteGuest } from './delete-guest/route.ts';
import { mountExportGuests } from './export-guests/route.ts';
import { mountListAllDuplicates } from './list-all-duplicates/route.ts';
import { mountListDuplicates } from './list-duplicates/route.ts';
import { mountListGuests } from './list-guests/route.ts';
import { mountMergeGuests } from './merge-guests/route.ts';
import { mountReadGuestData } from './read-guest-data/route.ts';
import { mountReadGuest } from './read-guest/route.ts';
import { mountReadVisits } from './read-visits/route.ts';
import { mountReplaceGuest } from './update-guest/route.ts';
import { mountRestoreGuest } from './restore-guest/route.ts';
import { mountTellApart } from './tell-apart/route.ts';

export function mountGuests(api: Api): void {
  mountListGuests(api);
  mountCreateGuest(api);
  mountReadGuest(api);
  mountReplaceGuest(api);
  mountDeleteGuest(api);
  mountRestoreGuest(api);
  mountReadVisits(api);
  mountListDuplicates(api);
  mountListAllDuplicates(api);
  mountTellApart(api);
  mountMergeGuests(api);
  mountReadGuestData(api);
  mountExportGuests(api);
}
