import type { Page } from 'playwright/test';
import { addresses } from '../support/addresses.ts';
import type { Form } from '../support/booking-form.ts';
import type { Site } from '../support/serve-files.ts';
import { openBuiltSite, openPlainSite } from './open-sites.ts';
import { buildViteHost } from './vite/build-vite-host.ts';
import { buildWebpackHost } from './webpack/build-webpack-host.ts';

/** What a page can do with a form that is no frame. */
interface Handling {
  takeAway: (page: Page) => Promise<void>;
  show: (page: Page) => Promise<void>;
  /** Puts a second form, in English, beside the first. */
  addSecond: (page: Page) => Promise<void>;
}

/** A page of somebody else's that holds the booking form, in German. */
export interface BookingHost {
  name: string;
  open: () => Promise<Site>;
  formIn: (page: Page) => Form;
  /** The element in which the form stands. */
  place: string;
  handling?: Handling;
  /** Takes back what would break the test's own scripts in the page, once the form is drawn. */
  calmDown?: (page: Page) => Promise<void>;
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

const byButtons: Handling = {
  takeAway: press('Formular wegnehmen'),
  show: press('Formular zeigen'),
  addSecond: press('Zweites Formular'),
};

const append = (language: string) => (page: Page) =>
  page.evaluate((wanted) => {
    const element = document.createElement('stammtisch-booking');
    element.setAttribute('identifier', 'hotel-wien');
    element.setAttribute('language', wanted);
    document.body.append(element);
  }, language);

const byElement: Handling = {
  takeAway: (page) =>
    page.evaluate(() => {
      for (const each of document.querySelectorAll('stammtisch-booking')) each.remove();
    }),
  show: append('de'),
  addSecond: append('en'),
};

/** All that a page with the element has to allow, and no more. */
const strictPolicy = [
  "default-src 'none'",
  `script-src 'self' ${addresses.booking}`,
  `connect-src ${addresses.booking}`,
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const itself = (page: Page): Form => page;

export const bookingHosts: readonly BookingHost[] = [
  {
    name: 'a webpack page',
    open: () => openBuiltSite(buildWebpackHost),
    formIn: itself,
    place: '#forms',
    handling: byButtons,
  },
  {
    name: 'a Vite page',
    open: () => openBuiltSite(buildViteHost),
    formIn: itself,
    place: '#forms',
    handling: byButtons,
  },
  {
    name: 'a plain page',
    open: () => openPlainSite('plain'),
    formIn: itself,
    place: 'stammtisch-booking',
    handling: byElement,
  },
  {
    name: 'a page with a frame',
    open: () => openPlainSite('framed'),
    formIn: (page) => page.frameLocator('iframe'),
    place: 'iframe',
  },
  {
    name: 'a hostile page',
    open: () => openPlainSite('hostile', { 'content-security-policy': strictPolicy }),
    formIn: itself,
    place: 'stammtisch-booking',
    handling: byElement,
    calmDown: (page) =>
      page.evaluate(() => {
        Reflect.deleteProperty(Object.prototype, 'extend');
        for (const name of ['each', 'toJSON']) Reflect.deleteProperty(Array.prototype, name);
      }),
  },
];
