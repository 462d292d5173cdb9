import type { Address } from 'postal-mime';
import type { StoredMail } from './mail-store.ts';

const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1.5rem; color: #1c1917; background: #fafaf9 }
a { color: #b4500f } h1 { font-size: 1.4rem } ol { list-style: none; padding: 0 }
li, article { background: #fff; border: 1px solid #e7e5e4; border-radius: .5rem; margin: .5rem 0; padding: .75rem 1rem }
li a { font-weight: 600; text-decoration: none } small, dt { color: #57534e } dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem } dd { margin: 0 }
iframe { width: 100%; height: 40rem; border: 1px solid #e7e5e4; border-radius: .5rem; background: #fff } pre { white-space: pre-wrap }`;

/** The page's own policy: a mail’s markup runs nothing and fetches nothing but pictures. */
export const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src 'self' data:";
export const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:";

export function listPage(mails: readonly StoredMail[]): string {
  const items = mails.map(
    ({ id, receivedAt, mail }) =>
      `<li><a href="/mails/${id}">${escape(mail.subject ?? '(no subject)')}</a><br>
       <small>${time(receivedAt)} · to ${escape(addresses(mail.to))}</small></li>`,
  );
  const list =
    items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>No mail has been sent yet.</p>';
  return page('Inbox', `<h1>Inbox</h1>${list}`);
}

export function mailPage({ id, receivedAt, mail }: StoredMail): string {
  const attachments = mail.attachments.map(
    ({ filename }, index) =>
      `<a href="/mails/${id}/attachments/${index}">${escape(filename ?? `attachment ${index + 1}`)}</a>`,
  );
  const subject = escape(mail.subject ?? '(no subject)');
  return page(
    subject,
    `<p><a href="/">Inbox</a></p><h1>${subject}</h1>
    <dl><dt>From</dt><dd>${escape(addresses(mail.from && [mail.from]))}</dd>
    <dt>To</dt><dd>${escape(addresses(mail.to))}</dd><dt>Received</dt><dd>${time(receivedAt)}</dd>
    ${attachments.length > 0 ? `<dt>Attachments</dt><dd>${attachments.join(', ')}</dd>` : ''}</dl>
    ${mail.html ? `<iframe title="Mail" src="/mails/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>` : ''}
    <article><h2>Plain text</h2><pre>${escape(mail.text ?? '')}</pre></article>`,
  );
}

export function addresses(list: readonly Address[] | undefined): string {
  return (list ?? []).map(({ name, address }) => `${name} <${address ?? ''}>`.trim()).join(', ');
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style><body>${body}</body></html>`;
}

function time(at: Date): string {
  return at.toISOString().replace('T', ' ').slice(0, 19);
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
