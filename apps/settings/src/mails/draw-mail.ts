/**
 * Draws a mail into an empty document. The page's policy forbids styles in markup, and a mail has no
 * others: so they are taken out before the markup is read, and set from here, which the policy
 * allows. Nothing else of the mail is altered. The text is made by our own server, where every `<`
 * and `"` of a person is escaped.
 */
export function drawMail(into: Document, html: string): void {
  const markup = html
    .replaceAll(' style="', ' data-style="')
    .replaceAll('<style>', '<template data-sheet>')
    .replaceAll('</style>', '</template>');
  const mail = new DOMParser().parseFromString(markup, 'text/html');
  const sheets = [...mail.querySelectorAll('template[data-sheet]')];
  const rules = sheets.map((sheet) => sheet.innerHTML).join('\n');
  for (const sheet of sheets) sheet.remove();
  into.documentElement.lang = mail.documentElement.lang;
  into.body.replaceWith(into.adoptNode(mail.body));
  for (const element of into.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
  }
  // A preview leads nowhere: its links are looked at, not followed.
  for (const link of into.querySelectorAll<HTMLElement>('a')) {
    link.removeAttribute('href');
    link.removeAttribute('target');
  }
  into.documentElement.style.colorScheme = 'light';
  const Sheet = into.defaultView?.CSSStyleSheet;
  if (!Sheet) return;
  const sheet = new Sheet();
  sheet.replaceSync(rules);
  into.adoptedStyleSheets = [sheet];
}
