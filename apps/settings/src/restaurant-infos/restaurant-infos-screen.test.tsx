import { restaurantInfoFields } from '@stammtisch/contracts/restaurant-info/restaurant-info';
import { addMessages } from '@stammtisch/i18n';
import { hashForWire } from '@stammtisch/remote-kit';
import { createFakeHalServer, renderRemote, type FakeAnswer } from '@stammtisch/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { messages } from '../messages.ts';
import { RestaurantInfosScreen } from './restaurant-infos-screen.tsx';

addMessages('settings', messages);
afterEach(cleanup);

const href = '/api/1/settings/restaurantinfos';

const stored = {
  restaurantIdentifier: 'zum-goldenen-loewen',
  timeZone: 'Europe/Berlin',
  name: 'Zum goldenen Löwen',
  phone: '+49 30 2312599',
  email: 'wirt@goldener-loewe.example',
  country: 'DE',
  street: 'Am Markt 3',
  plz: '13593',
  city: 'Berlin',
  website: '',
  privacyPolicyUrl: 'https://goldener-loewe.example/datenschutz',
  termsOfServiceUrl: '',
  billingSameAsRestaurant: true,
  billingAddress: {
    line1: 'Am Markt 3',
    line2: '',
    postalCode: '13593',
    city: 'Berlin',
    country: 'DE',
  },
};

/** What a change may leave out stays. */
const kept = z.object({
  city: z.string(),
  website: z.string(),
  billingSameAsRestaurant: z.boolean(),
});

const change = z.strictObject({ newPassword: z.string(), oldPassword: z.string() });

/** A house whose data can be read and changed, as the server would. */
async function openScreen({ isDemo = false, logo = false } = {}) {
  let version = 1;
  let info = stored;
  let picture = logo;
  const saved: unknown[] = [];
  const changes: { kind: string; body: z.infer<typeof change> }[] = [];
  const answer = (): FakeAnswer => ({
    etag: `"${version}"`,
    body: {
      ...info,
      _links: {
        self: { href },
        logo: { href: `${href}/logo` },
        ...(picture && { picture: { href: '/api/1/public/logo' } }),
        'change-password': { href: `${href}/change-password` },
        'change-masterpassword': { href: `${href}/change-masterpassword` },
      },
    },
  });
  const takes =
    (kind: string, refusal: () => FakeAnswer | undefined) => async (request: Request) => {
      changes.push({ kind, body: change.parse(await request.json()) });
      return refusal() ?? { status: 204 };
    };
  let refusal: FakeAnswer | undefined;
  const server = createFakeHalServer({
    [`GET ${href}`]: answer,
    [`PUT ${href}`]: async (request) => {
      const body = restaurantInfoFields.parse(await request.json());
      saved.push(body);
      version += 1;
      info = { ...info, ...kept.parse(body) };
      return answer();
    },
    [`POST ${href}/logo`]: async (request) => {
      if ((await request.arrayBuffer()).byteLength < 4) {
        const problem = { type: '/problems/picture-not-usable', key: 'PICTURE_NOT_USABLE' };
        return {
          status: 422,
          body: { ...problem, title: '', status: 422, reason: 'not-a-picture' },
        };
      }
      picture = true;
      version += 1;
      return { status: 201, body: { width: 1, height: 1, type: 'image/png', _links: {} } };
    },
    [`GET ${href}/logo`]: { body: 'a picture' },
    [`DELETE ${href}/logo`]: () => {
      picture = false;
      version += 1;
      return { status: 204 };
    },
    [`POST ${href}/change-password`]: takes('login', () => refusal),
    [`POST ${href}/change-masterpassword`]: takes('master', () => refusal),
  });
  const { notices } = renderRemote(<RestaurantInfosScreen />, {
    server,
    links: { restaurantinfos: { href } },
    restaurant: { isDemo },
  });
  await screen.findByRole('textbox', { name: /Name des Restaurants/ });
  return {
    saved,
    changes,
    notices,
    user: userEvent.setup(),
    refuse: (answered: FakeAnswer) => void (refusal = answered),
  };
}

const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** At once, as from a password manager or the clipboard. */
const fill = (input: Element, value: string) => fireEvent.change(input, { target: { value } });

const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' });

describe('the restaurant’s data', () => {
  test('are saved as a whole, and the page says what changed', async () => {
    const { saved, notices, user } = await openScreen();
    fill(field('Ort'), 'Spandau');
    await user.click(saveButton());
    await expect.poll(() => notices).toEqual(['Gespeichert: Ort.']);
    expect(saved).toMatchObject([{ city: 'Spandau', street: 'Am Markt 3', country: 'DE' }]);
    expect(
      within(screen.getByRole('region', { name: 'Das lesen Ihre Gäste' })).getByText(
        '13593 Spandau',
      ),
    ).toBeDefined();
  });

  test('are not saved with a number that nobody has', async () => {
    await openScreen();
    fill(field('Telefon'), '030 12');
    expect(await screen.findByText(/Die Telefonnummer ist nicht gültig/)).toBeDefined();
    expect(saveButton().disabled).toBe(true);
    fill(field('Telefon'), '030 1234567');
    expect(await screen.findByText('Gäste lesen: +49 30 1234567')).toBeDefined();
    expect(saveButton().disabled).toBe(false);
  });

  test('read a number as that of the chosen country', async () => {
    const { user } = await openScreen();
    fill(field('Telefon'), '01 5344000');
    await user.click(screen.getByRole('button', { name: /Land/ }));
    await user.click(await screen.findByRole('option', { name: 'Österreich' }));
    expect(await screen.findByText('Gäste lesen: +43 1 5344000')).toBeDefined();
  });

  test('take a page without its https://, and none that would run something', async () => {
    const { saved, user } = await openScreen();
    fill(field('Website'), 'goldener-loewe.example');
    fireEvent.blur(field('Website'));
    expect(field('Website').value).toBe('https://goldener-loewe.example');
    fill(field('Geschäftsbedingungen'), 'javascript:alert(1)');
    expect(screen.getByText(/eine Adresse, die mit https:\/\/ oder/)).toBeDefined();
    expect(saveButton().disabled).toBe(true);
    fill(field('Geschäftsbedingungen'), '');
    await user.click(saveButton());
    await expect.poll(() => saved).toMatchObject([{ website: 'https://goldener-loewe.example' }]);
  });

  test('have an address of their own for bills where that is wanted', async () => {
    const { saved, user } = await openScreen();
    await user.click(screen.getByRole('switch', { name: /Wie die Adresse/ }));
    expect(field('Firma oder Straße').value).toBe('Am Markt 3');
    fill(field('Firma oder Straße'), 'Löwen GmbH');
    expect(screen.getByText(/fehlt noch: Website, Geschäftsbedingungen/)).toBeDefined();
    await user.click(saveButton());
    await expect
      .poll(() => saved)
      .toMatchObject([
        { billingSameAsRestaurant: false, billingAddress: { line1: 'Löwen GmbH', country: 'DE' } },
      ]);
  });

  test('of a demo house can be tried, and are not changed', async () => {
    await openScreen({ isDemo: true });
    fill(field('Ort'), 'Anderswo');
    expect(screen.getByText(/nichts speichern/)).toBeDefined();
    expect(saveButton().disabled).toBe(true);
    for (const name of ['Bild wählen', 'Passwort ändern', 'Masterpasswort ändern']) {
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    }
  });
});

describe('the logo', () => {
  const choose = (content: string) => {
    const input = screen.getByLabelText('Bild wählen', { selector: 'input' });
    fireEvent.change(input, { target: { files: [new File([content], 'logo.png')] } });
  };

  test('is stored when it is chosen, shown, and deleted', async () => {
    const { notices, user } = await openScreen();
    expect(screen.getByText(/Noch kein Logo/)).toBeDefined();
    choose('a picture');
    expect(await screen.findByRole('img', { name: 'Logo' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Logo löschen' }));
    expect(await screen.findByText(/Noch kein Logo/)).toBeDefined();
    expect(notices).toEqual(['Das Logo ist gespeichert.', 'Das Logo ist gelöscht.']);
  });

  test('that is no picture is said beside it', async () => {
    const { notices } = await openScreen();
    choose('x');
    expect(await screen.findByText(/kein Bild, das sich lesen lässt/)).toBeDefined();
    expect(notices).toEqual([]);
  });
});

describe.each([
  ['login', 'Passwort', 'Passwort ändern'],
  ['master', 'Masterpasswort', 'Masterpasswort ändern'],
] as const)('the %s password', (purpose, word, submit) => {
  const type = (old: string, next: string, repeat: string) => {
    const passwordField = (name: string) => screen.getByLabelText(name, { selector: 'input' });
    fill(passwordField(`Altes ${word}`), old);
    fill(passwordField(`Neues ${word}`), next);
    fill(passwordField(`Neues ${word} wiederholen`), repeat);
  };
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: submit });

  test('is changed, and travels as its hash alone', async () => {
    const { changes, notices, user } = await openScreen();
    type('alt und gut', 'vier Knödel im Topf', 'vier Knödel im Topf');
    expect(screen.getByText(/^Stark/)).toBeDefined();
    await user.click(button());
    await expect.poll(() => notices, { timeout: 8_000 }).toEqual(['Das Passwort ist geändert.']);
    const [oldPassword, newPassword] = await Promise.all([
      hashForWire('alt und gut', purpose),
      hashForWire('vier Knödel im Topf', purpose),
    ]);
    expect(changes).toEqual([{ kind: purpose, body: { oldPassword, newPassword } }]);
    expect(button().disabled).toBe(true);
  }, 15_000);

  test('is not sent while the two differ, or while it is too short', async () => {
    await openScreen();
    type('alt', 'kurz', 'kurz');
    expect(screen.getByText(/^Noch zu kurz/)).toBeDefined();
    expect(button().disabled).toBe(true);
    type('alt', 'lang genug', 'lang genuk');
    expect(screen.getByText(/stimmen nicht überein/)).toBeDefined();
    expect(button().disabled).toBe(true);
  });

  test('with a wrong old one says so at that field', async () => {
    const { user, refuse } = await openScreen();
    const problem = {
      type: '/problems/wrong-old-password',
      key: 'FAILED_CHANGING_PASSWORD_TRY_AGAIN',
    };
    refuse({ status: 403, body: { ...problem, title: '', status: 403 } });
    type('falsch', 'vier Knödel im Topf', 'vier Knödel im Topf');
    await user.click(button());
    const said = await screen.findByText(/vielleicht stimmt das alte nicht/, undefined, {
      timeout: 8_000,
    });
    expect(said).toBeDefined();
  }, 15_000);
});
