import type { Page } from 'playwright/test';
import {
  listRegisterTables,
  type RegisterTableReply,
} from '@stammtisch/contracts/cash-register/register-table';

/** What a wall clock in the restaurant’s zone shows. */
function nowInBerlin(): { date: string; time: string } {
  const now = new Date();
  const timeZone = 'Europe/Berlin';
  const options = { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return {
    date: now.toLocaleDateString('de-DE', options),
    time: now.toLocaleTimeString('de-DE', { timeZone, hour: '2-digit', minute: '2-digit' }),
  };
}

/**
 * Writes a party that is expected this very minute, at the first free table that the cash register
 * knows, with the session of the page.
 *
 * @returns the table’s name
 */
export async function arriveNow(page: Page, lastname: string): Promise<string> {
  const asked = page.waitForRequest((request) => request.url().includes('/api/1/ready2order'));
  await page.reload();
  const { authorization = '' } = await (await asked).allHeaders();
  const headers = { authorization, 'x-requested-with': 'XMLHttpRequest' };
  const listed = await page.request.get('/api/1/ready2order/tables', { headers });
  const { tables } = listRegisterTables.reply.parse(await listed.json())._embedded;
  const isOurs = (table: RegisterTableReply) => table.table !== null;
  for (const { name, table } of tables.filter(isOurs)) {
    const written = await page.request.post('/api/1/reservations', {
      headers,
      data: {
        guest: { lastname },
        persons: { from: 2, to: 2 },
        ...nowInBerlin(),
        tables: [table?.id],
      },
    });
    if (written.status() === 201) return name;
  }
  throw new Error('every table is taken at this minute');
}
