import { expect, type APIRequestContext, type FrameLocator, type Page } from 'playwright/test';
import { addresses } from './addresses.ts';
import { dayAhead } from './quiet-day.ts';
import { tryNumber } from './try-number.ts';

// The hotel confirms at once, is open every day and has a single table for eight.
export const hotel = 'hotel-wien';
export const hotelPage = `${addresses.booking}/#/at/${hotel}`;

const tries = 4;

/** Days between the first try and this one: guests may book 180 days ahead, where four tries find room. */
export const daysOfTries = 28 * (tryNumber % tries);

/** A day on which neither the demo restaurants nor an earlier try have guests, YYYY-MM-DD. */
export function quietDay(daysAhead: number): string {
  return dayAhead(daysAhead + daysOfTries);
}

export interface Guest {
  forename: string;
  lastname: string;
  email: string;
}

/** Mails to one address are few an hour, so each guest of each try has one of their own. */
export function aGuest(noun: string): Guest {
  const lastname = `${noun}${tryNumber}`;
  return { forename: 'Wilma', lastname, email: `${lastname.toLowerCase()}@gast.example` };
}

export type Form = Page | FrameLocator;

async function chooseDay(form: Form, day: string) {
  await form.getByRole('button', { name: 'Anderer Tag' }).click();
  const cell = form.locator(`[data-day="${day}"]`);
  while ((await cell.count()) === 0) {
    await form.getByRole('button', { name: 'Nächster Monat' }).click();
  }
  await cell.click();
}

/** The first screen, in German. */
export async function chooseTime(form: Form, persons: number, day: string, time: string) {
  await form.getByText(String(persons), { exact: true }).first().click();
  await chooseDay(form, day);
  await form.getByRole('button', { name: time }).click();
}

/** Fills in the second screen, in German, and consents. */
export async function fillIn(form: Form, guest: Guest) {
  await form.getByLabel('Vorname').fill(guest.forename);
  await form.getByLabel('Nachname').fill(guest.lastname);
  await form.getByLabel('Telefon').fill('+43 1 7654321');
  await form.getByLabel('E-Mail', { exact: true }).fill(guest.email);
  await form.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
}

/** Presses the big button of a house that confirms at once. */
export function send(form: Form) {
  return form.getByRole('button', { name: /Tisch reservieren/ }).click();
}

export async function expectFilledIn(page: Page, guest: Guest) {
  await expect(page.getByLabel('Vorname')).toHaveValue(guest.forename);
  await expect(page.getByLabel('Nachname')).toHaveValue(guest.lastname);
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue(guest.email);
  await expect(page.getByRole('checkbox', { name: /Datenschutzerklärung/ })).toBeChecked();
}

/** Another guest books, without a form. */
export async function bookElsewhere(
  request: APIRequestContext,
  { date, time, persons }: { date: string; time: string; persons: number },
  guest: Guest,
  restaurant: string = hotel,
) {
  const answer = await request.post(
    `${addresses.booking}/api/1/public/restaurants/${restaurant}/reservations`,
    {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      data: {
        ...guest,
        date,
        time,
        persons,
        phone: '+43 1 1112223',
        acceptsPrivacyPolicy: true,
        language: 'de',
      },
    },
  );
  expect(answer.status(), await answer.text()).toBe(201);
}
