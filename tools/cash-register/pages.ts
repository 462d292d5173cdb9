import { escape, page as framed } from '../emulator/page.ts';
import type { Account, Grant, Order } from './till.ts';

const page = (title: string, body: string) =>
  framed(title, 'Emulator of the cash register provider. Nothing is really sold.', body);

/** The register's owner says whether somebody may look at it. */
export function consentPage(grant: Grant): string {
  const action = `/api/grantAccess/${escape(grant.token)}`;
  return page(
    'Stammtisch wants to read your register',
    `<form method="post" action="${action}">
      <label>Account <input name="account" value="Kasse am Markt" required></label>
      <button name="answer" value="approve">Approve</button>
      <button name="answer" value="deny" class="quiet">Decline</button>
    </form>`,
  );
}

export function closedPage(): string {
  return page('This request is over', '<p>Go back to where you came from and begin again.</p>');
}

export function accountsPage(accounts: readonly Account[]): string {
  const links = accounts.map(
    ({ id, name }) => `<li><a href="/till/${id}">${escape(name)}</a></li>`,
  );
  return page(
    'Registers',
    links.length > 0
      ? `<ul>${links.join('')}</ul>`
      : '<p>None yet: connect one in Stammtisch, Settings, Addons.</p>',
  );
}

/** Somebody of the service types what guests order, and prints their bill. */
export function tillPage(account: Account): string {
  const tables = account.tables.map(({ id, name }) => {
    const open = account.orders.filter((order) => order.table === id);
    return `<form method="post" action="/till/${account.id}/${id}">
      <h2>Table ${escape(name)}</h2>${listOf(open)}
      <input name="product" aria-label="Order at table ${escape(name)}" value="Schnitzel">
      <button name="does" value="order">Order at ${escape(name)}</button>
      ${
        open.length === 0
          ? ''
          : `<button name="does" value="pay">Bill of ${escape(name)}</button>
      <button name="does" value="part" class="quiet">Bill the first only</button>`
      }
    </form>`;
  });
  return page(
    account.name,
    `${tables.join('')}<form method="post" action="/till/${account.id}">
      <label>New table <input name="name" required></label><button class="quiet">Add</button>
    </form>`,
  );
}

function listOf(open: readonly Order[]): string {
  if (open.length === 0) return '';
  return `<ul>${open.map(({ product }) => `<li>${escape(product)}</li>`).join('')}</ul>`;
}
