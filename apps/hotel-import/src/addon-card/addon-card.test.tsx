import { addonCardSlot } from '@stammtisch/contracts/slots/addon-card';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderFilling } from '@stammtisch/testing';
import { expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { AddonCard } from './addon-card.tsx';

addMessages('hotel-import', messages);

test('the card says what the import is and leads to it', async () => {
  const view = renderFilling(AddonCard, addonCardSlot, { server: createFakeHalServer(), data: {} });
  const card = await view.findByRole('article', { name: 'Hotelgäste importieren' });
  expect(card.textContent).toContain('CSV-Datei Ihrer Rezeption');
  const way = view.getByRole('link', { name: 'Zum Hotelimport' });
  expect(way.getAttribute('href')).toBe('/hotel-csv-import.wizard');
});
