import type { Api } from '../platform/http/api.ts';
import { mountCreateTableSet } from './create-table-set/route.ts';
import { mountDeleteTableSet } from './delete-table-set/route.ts';
import { mountListTableSets } from './list-table-sets/route.ts';
import { mountReplaceTableSet } from './replace-table-set/route.ts';

export function mountTableSets(api: Api): void {
  mountListTableSets(api);
  mountCreateTableSet(api);
  mountReplaceTableSet(api);
  mountDeleteTableSet(api);
}
