import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { book, follow } from '../testing/book.ts';
import { openHouse, type OpenHouse } from '../testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const mailRow = z.object({ type: z.string(), waits: z.boolean() });

const mailsOf = (id: string) =>
  house.database.systemTransaction((tx) =>
    tx.many(sql(mailRow)`
      select type, next_attempt_at > clock_timestamp() as waits from mail_outbox
       where reservation_id = ${id} order by created_at`),
  );

async function change(seen: Awaited<ReturnType<typeof book>>, status: string) {
  const reply = await follow(house, seen, 'status', { payload: { status } });
  return { ...reply.json(), statusCode: reply.statusCode };
}

describe('undoing what was tapped by mistake', () => {
  test.each(['CONFIRMED', 'CANCELLED'])(
    'of a request: %s, and the guest hears nothing',
    async (to) => {
      const request = await book(house, { status: 'OPEN' });
      const before = (await mailsOf(request.id)).length;
      const answered = await change(request, to);
      expect((await mailsOf(request.id)).at(-1)).toMatchObject({ waits: true });
      const undone = await change(answered, 'OPEN');
      expect(undone).toMatchObject({ statusCode: 200, status: 'OPEN' });
      expect(await mailsOf(request.id)).toHaveLength(before);
    },
  );

  test('never overwrites what somebody else has done since', async () => {
    const request = await book(house, { status: 'OPEN', time: '12:00' });
    const confirmed = await change(request, 'CONFIRMED');
    await change(confirmed, 'QUEUED');
    expect(await change(confirmed, 'OPEN')).toMatchObject({ statusCode: 412 });
  });

  test('and confirming after all sends one mail', async () => {
    const request = await book(house, { status: 'OPEN', time: '15:00' });
    const before = (await mailsOf(request.id)).length;
    const undone = await change(await change(request, 'CONFIRMED'), 'OPEN');
    await change(undone, 'CONFIRMED');
    expect((await mailsOf(request.id)).slice(before)).toEqual([
      { type: 'confirmation', waits: true },
    ]);
  });
});
