import { readForm, textAt } from '../emulator/form.ts';
import { leadTo, sendPage } from '../emulator/replies.ts';
import type { Asked } from '../emulator/serve-emulator.ts';
import { accountsPage, closedPage, consentPage, tillPage } from './pages.ts';
import type { Provider } from './provider.ts';

export function answerConsent({ till }: Provider, { url, response, method, body }: Asked) {
  const grant = till.grant(url.pathname.split('/').at(-1) ?? '');
  if (!grant || grant.status !== 'pending' || grant.expiresAt <= Date.now()) {
    return sendPage(response, closedPage(), 410);
  }
  if (method !== 'POST') return sendPage(response, consentPage(grant));
  const form = readForm(body);
  const isApproved = textAt(form, 'answer') === 'approve';
  grant.status = isApproved ? 'granted' : 'denied';
  const back = new URL(grant.callbackUri);
  if (isApproved) {
    const account = till.open(textAt(form, 'account').trim() || 'Kasse');
    back.searchParams.set('accountToken', till.access(account));
  }
  back.searchParams.set('grantAccessToken', grant.token);
  back.searchParams.set('status', isApproved ? 'approved' : 'denied');
  return leadTo(response, back.href);
}

export function answerTill(provider: Provider, { url, response, method, body }: Asked) {
  const { till } = provider;
  const [, , id = '', table] = url.pathname.split('/');
  const account = till.byId(Number(id));
  if (!account) return sendPage(response, accountsPage(till.accounts), id === '' ? 200 : 404);
  if (method !== 'POST') return sendPage(response, tillPage(account));
  const form = readForm(body);
  const at = textAt(form, 'at') || provider.now().toISOString();
  if (table === undefined) till.addTable(account, textAt(form, 'name'));
  else {
    const does = textAt(form, 'does');
    if (does === 'order')
      till.order(account, Number(table), { at, product: textAt(form, 'product') });
    else till.pay(account, Number(table), { at, isPart: does === 'part' });
  }
  return leadTo(response, `/till/${account.id}`);
}
