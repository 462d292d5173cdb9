import type { CashRegisterProvider } from '../cash-register-provider.ts';
import type { Heard } from './ask-provider.ts';
import { tables } from './provider-replies.ts';
import { pageSize, readPages } from './read-pages.ts';

export interface TableOfProvider {
  id: number;
  name: string;
}

export async function readTables(
  provider: CashRegisterProvider,
  token: string,
): Promise<Heard<TableOfProvider[]>> {
  return readPages(provider, {
    token,
    schema: tables,
    pathOf: (page) => `/v1/tables?page=${page}&limit=${pageSize}`,
    itemsOf: (page) => page.map(({ table_id: id, table_name: name }) => ({ id, name })),
  });
}
