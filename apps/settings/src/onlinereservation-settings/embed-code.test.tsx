import { expect, test } from 'vitest';
import { embedCodes } from './embed-code.ts';

const codes = embedCodes('https://book.example', {
  identifier: 'zum-loewen',
  name: 'Löwe "<Rot>" & Söhne',
  language: 'fr',
});

function read(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page;
}

test('the frame is 1250 pixels high and says its name', () => {
  const frame = read(codes.frame).querySelector('iframe')!;
  expect(frame.height).toBe('1250');
  expect(frame.src).toBe('https://book.example/?lang=fr#/at/zum-loewen');
  expect(frame.title).toBe('Löwe "<Rot>" & Söhne');
});

test('the element leads to the form also where its script never comes', () => {
  const element = read(codes.element).querySelector('stammtisch-booking')!;
  expect(element.getAttribute('identifier')).toBe('zum-loewen');
  expect(element.querySelector('a')?.textContent).toBe('Löwe "<Rot>" & Söhne');
});
