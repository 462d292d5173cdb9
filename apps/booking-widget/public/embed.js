/**
 * Puts a Stammtisch booking form into a restaurant's own page:
 *
 *   <div data-stammtisch="my-restaurant" data-lang="de"></div>
 *   <script src="https://booking.example/embed.js" async></script>
 *
 * An own <iframe data-stammtisch-frame src="https://booking.example/#/at/…"> only gets its height set.
 */
(() => {
  'use strict';
  const script = document.currentScript;
  if (!script) return;
  const origin = new URL(script.src).origin;
  const fallbackHeight = 1250;
  const highest = 20000;

  function addFrame(place) {
    const settings = new URLSearchParams();
    for (const name of ['lang', 'theme']) {
      if (place.dataset[name]) settings.set(name, place.dataset[name]);
    }
    const frame = document.createElement('iframe');
    frame.src = `${origin}/?${settings}#/at/${encodeURIComponent(place.dataset.stammtisch)}`;
    frame.title = place.dataset.title || 'Tisch reservieren';
    frame.height = String(fallbackHeight);
    frame.dataset.stammtischFrame = '';
    Object.assign(frame.style, { width: '100%', border: '0', display: 'block' });
    place.replaceChildren(frame);
  }

  function isHeight(data) {
    return (
      typeof data === 'object' &&
      data !== null &&
      data.type === 'stammtisch:height' &&
      Number.isFinite(data.height) &&
      data.height > 0 &&
      data.height <= highest
    );
  }

  window.addEventListener('message', (event) => {
    if (event.origin !== origin || !isHeight(event.data)) return;
    for (const frame of document.querySelectorAll('iframe[data-stammtisch-frame]')) {
      if (frame.contentWindow === event.source) {
        frame.style.height = `${Math.ceil(event.data.height)}px`;
      }
    }
  });

  function addFrames() {
    for (const place of document.querySelectorAll('[data-stammtisch]')) addFrame(place);
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', addFrames);
  else addFrames();
})();
