import { createServer, type ServerResponse } from 'node:http';
import { listPage, mailPage, mailPolicy, pagePolicy } from './inbox-page.ts';
import type { MailStore, StoredMail } from './mail-store.ts';
import { portOf } from './receive-mails.ts';

export interface InboxPage {
  port: number;
  close(): Promise<void>;
}

/** The page on which one reads what was sent, and `/api/mails` for tests. */
export async function serveInbox(
  store: MailStore,
  { port, host }: { port: number; host: string },
): Promise<InboxPage> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://inbox');
    answer(store, request.method ?? 'GET', pathname, response).catch((error: unknown) => {
      send(response, 500, 'text/plain', String(error), pagePolicy);
    });
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, host, resolve);
  await promise;
  return {
    port: portOf(server.address()),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function answer(store: MailStore, method: string, path: string, response: ServerResponse) {
  if (path === '/') return html(response, listPage(await store.list()), pagePolicy);
  if (path === '/api/mails' && method === 'DELETE') {
    await store.clear();
    return send(response, 204, 'text/plain', '', pagePolicy);
  }
  if (path === '/api/mails') {
    const mails = (await store.list()).map(asJson);
    return send(response, 200, 'application/json', JSON.stringify(mails), pagePolicy);
  }
  const [, id = '', part, index] =
    /^\/mails\/([\d-]+)(?:\/(html|attachments)(?:\/(\d+))?)?$/.exec(path) ?? [];
  const found = await store.find(id);
  if (!found) return send(response, 404, 'text/plain', 'There is no such mail.', pagePolicy);
  if (part === 'html') {
    return html(response, `<base target="_blank">${withPictures(found)}`, mailPolicy);
  }
  if (part === 'attachments') return attachment(response, found, Number(index));
  return html(response, mailPage(found), pagePolicy);
}

/** A mail's own pictures, which readers show in place of their `cid:`. */
function withPictures({ mail }: StoredMail): string {
  return mail.attachments.reduce((page, { contentId, mimeType, content }) => {
    if (!contentId || !mimeType.startsWith('image/')) return page;
    const data = `data:${mimeType};base64,${bytes(content).toString('base64')}`;
    return page.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, data);
  }, mail.html ?? '');
}

function attachment(response: ServerResponse, { mail }: StoredMail, index: number) {
  const found = mail.attachments[index];
  if (!found) return send(response, 404, 'text/plain', 'There is no such attachment.', pagePolicy);
  const name = encodeURIComponent(found.filename ?? 'attachment');
  response.setHeader('content-disposition', `attachment; filename*=UTF-8''${name}`);
  return send(response, 200, found.mimeType, bytes(found.content), mailPolicy);
}

function asJson({ id, receivedAt, mail }: StoredMail) {
  return {
    id,
    receivedAt,
    messageId: mail.messageId,
    from: mail.from,
    to: mail.to ?? [],
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: mail.headers,
    attachments: mail.attachments.map(({ filename, mimeType, method, content }, index) => ({
      filename,
      mimeType,
      method,
      text: bytes(content).toString('utf8'),
      href: `/mails/${id}/attachments/${index}`,
    })),
  };
}

function bytes(content: string | ArrayBuffer | Uint8Array): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array
    ? Buffer.from(content)
    : Buffer.from(new Uint8Array(content));
}

function html(response: ServerResponse, text: string, policy: string) {
  return send(response, 200, 'text/html; charset=utf-8', text, policy);
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  policy: string,
) {
  response.writeHead(status, {
    'content-type': type,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  response.end(body);
}
