import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { leadTo, send, sendSaid, type Said } from '../emulator/replies.ts';
import type { Asked } from '../emulator/serve-emulator.ts';
import { listInvoices, listOrders, listTables } from './lists.ts';
import type { Provider } from './provider.ts';

const grantRequest = z.object({ authorizationCallbackUri: z.url() });

/** The provider's API, with whatever is switched wrong. */
export async function answerApi(provider: Provider, asked: Asked) {
  const { faults } = provider;
  const { request, response, url, method } = asked;
  response.setHeader('date', provider.now().toUTCString());
  allowBrowsers(asked);
  if (method === 'OPTIONS') return send(response, 204, 'text/plain', '');
  await wait(faults.slow);
  if (faults.silent) return request.socket.destroy();
  if (faults.elsewhere) return leadTo(response, faults.elsewhere);
  if (faults.odd) return send(response, 200, 'text/html', '<h1>Maintenance</h1>');
  if (faults.down) return sendSaid(response, failed(500, 'Server Error'));
  if (faults.busy) return sendSaid(response, failed(429, 'Too Many Attempts.'));
  const token = (request.headers.authorization ?? '').replace(/^Bearer /, '');
  const isGrant = url.pathname.startsWith('/v1/developerToken/grantAccessToken');
  return sendSaid(
    response,
    isGrant ? answerGrant(provider, asked, token) : answerAccount(provider, asked, token),
  );
}

/** Specification §7: the house's own browser asks for access. */
function allowBrowsers({ request, response }: Asked): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-headers', 'authorization, content-type, accept');
  response.setHeader('access-control-allow-methods', 'GET, POST');
}

function answerGrant(provider: Provider, { url, body, method }: Asked, token: string): Said {
  if (token !== provider.developerToken) return failed(401, 'Unauthorized');
  if (method === 'GET') {
    const grant = provider.till.grant(url.pathname.split('/').at(-1) ?? '');
    return grant ? said({ status: grant.status }) : failed(404, 'Not Found');
  }
  const read = grantRequest.safeParse(JSON.parse(body || '{}'));
  if (!read.success) return failed(400, 'authorizationCallbackUri is no address');
  const grant = provider.till.ask(read.data.authorizationCallbackUri, Date.now());
  return said({
    error: false,
    success: true,
    expiresAt: String(Math.floor(grant.expiresAt / 1_000)),
    grantAccessUri: `${provider.origin}/api/grantAccess/${grant.token}`,
    grantAccessToken: grant.token,
    status: grant.status,
  });
}

function answerAccount(provider: Provider, { url, method }: Asked, token: string): Said {
  const account = provider.faults.revoked ? undefined : provider.till.byToken(token);
  if (!account) return failed(401, 'Unauthorized');
  switch (`${method} ${url.pathname}`) {
    case 'GET /v1/company':
      return said({ company_id: account.id, company_name: account.name });
    case 'GET /v1/tables':
      return said(listTables(account, url.searchParams));
    case 'GET /v1/orders':
      return said(listOrders(account, url.searchParams, provider.faults));
    case 'GET /v1/document/invoice':
      return said(listInvoices(account, url.searchParams, provider.faults));
    case 'POST /v1/access/revoke':
      account.token = '';
      return said({ error: false, msg: 'revoked' });
    default:
      return failed(404, 'Not Found');
  }
}

const said = (value: unknown): Said => ({ status: 200, body: JSON.stringify(value) });

function failed(status: number, msg: string): Said {
  return { status, body: JSON.stringify({ error: true, msg }) };
}
