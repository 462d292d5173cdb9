export interface EmbedSubject {
  identifier: string;
  name: string;
  language: string;
}

/** Pixels that hold the form without a scroll bar of its own (specification §9). */
const frameHeight = 1_250;

/** The lines that a restaurant puts into its own site; docs/embed.md explains each. */
export function embedCodes(origin: string, { identifier, name, language }: EmbedSubject) {
  const form = `${origin}/#/at/${identifier}`;
  return {
    events: `${origin}/#/at/event/${identifier}`,
    frame: [
      '<iframe',
      `  src="${origin}/?lang=${language}#/at/${identifier}"`,
      `  title="${asAttribute(name)}"`,
      `  height="${frameHeight}"`,
      '  style="width: 100%; border: 0"',
      '></iframe>',
    ].join('\n'),
    element: [
      `<script src="${origin}/element.js" async></script>`,
      `<stammtisch-booking identifier="${identifier}" language="${language}">`,
      `  <a href="${form}">${asAttribute(name)}</a>`,
      '</stammtisch-booking>',
    ].join('\n'),
  };
}

function asAttribute(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
