import { listLinkedRestaurants } from '@stammtisch/contracts/linked-restaurants/list-linked-restaurants';
import * as z from 'zod';
import { accountColumns, accountRow } from '../../authentication/account.ts';
import { issueSession } from '../../authentication/issue-session.ts';
import { fragment, sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Session } from '../../platform/http/gate.ts';
import { register } from '../../platform/http/register.ts';

const pageSize = 20;
const path = listLinkedRestaurants.path;

export function mountListLinkedRestaurants(api: Api): void {
  register(api, listLinkedRestaurants, async ({ session, query: { page } }) => {
    const reply = await api.database.systemTransaction(async (tx) => {
      const { total } = await tx.one(countLinked(session));
      const restaurants = await signInToLinked(tx, api, session, page);
      return {
        total,
        page,
        pageSize,
        _links: pageLinks(page, total),
        _embedded: { 'linked-restaurants': restaurants },
      };
    });
    return answer(reply, { headers: { 'cache-control': 'no-store' } });
  });
}

async function signInToLinked(tx: Transaction, api: Api, session: Session, page: number) {
  const restaurants = [];
  for (const account of await tx.many(listLinked(session, page))) {
    const { uuid, name, token, refresherToken } = await issueSession(tx, api.config, account);
    restaurants.push({ uuid, name, token, refresherToken });
  }
  return restaurants;
}

function pageLinks(page: number, total: number) {
  return {
    self: { href: `${path}?page=${page}` },
    ...(page > 1 && { prev: { href: `${path}?page=${page - 1}` } }),
    ...(page * pageSize < total && { next: { href: `${path}?page=${page + 1}` } }),
  };
}

/** Only a session that was not logged out gets new ones for the others. */
const linked = ({ restaurant, family }: Session) => fragment`
  from restaurant_link own
  join restaurant_link other on other.group_id = own.group_id
    and other.restaurant_id <> own.restaurant_id
  join restaurant on restaurant.id = other.restaurant_id
  where own.restaurant_id = ${restaurant} and exists (
    select from session_family f
    where f.restaurant_id = own.restaurant_id and f.id = ${family}
      and f.revoked_at is null and f.expires_at > now())`;

function countLinked(session: Session) {
  return sql(z.object({ total: z.int() }))`select count(*) as total ${linked(session)}`;
}

function listLinked(session: Session, page: number) {
  return sql(accountRow)`
    select ${accountColumns}
    from (select restaurant.* ${linked(session)}) restaurant
    cross join lateral (
      select * from account where restaurant_id = restaurant.id order by id limit 1
    ) account
    order by restaurant.name, restaurant.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`;
}
