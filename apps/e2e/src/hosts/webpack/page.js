import { createElement as draw, Fragment, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { BookingForm } from './booking-form.js';

function Page() {
  const [guests, setGuests] = useState(0);
  const [languages, setLanguages] = useState(['de']);
  const button = (text, onClick) => draw('button', { type: 'button', onClick }, text);
  return draw(
    Fragment,
    null,
    draw('h1', null, 'Willkommen'),
    draw('p', null, `React ${version}`),
    button(`Gäste: ${guests}`, () => setGuests(guests + 1)),
    button('Formular wegnehmen', () => setLanguages([])),
    button('Formular zeigen', () => setLanguages(['de'])),
    button('Zweites Formular', () => setLanguages(['de', 'en'])),
    draw(
      'div',
      { id: 'forms' },
      languages.map((language) =>
        draw(BookingForm, { key: language, identifier: 'hotel-wien', language }),
      ),
    ),
  );
}

// What the page shares, for the test to look at.
window.sharedReacts = Object.keys(__webpack_share_scopes__.default.react);
createRoot(document.querySelector('#page')).render(draw(Page));
