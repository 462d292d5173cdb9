import { afterEach, expect, test } from 'vitest';
import { keepKeysInside } from './keep-keys-inside.ts';

afterEach(() => document.body.replaceChildren());

/** The keys that the page hears when they are pressed in the form. */
function heardByPage(presses: KeyboardEventInit[], free = false): string[] {
  const host = document.body.appendChild(document.createElement('div'));
  const field = host.appendChild(document.createElement('input'));
  const freeKeys = keepKeysInside(host);
  if (free) freeKeys();
  const heard: string[] = [];
  const listen = (event: KeyboardEvent) => heard.push(event.key);
  document.addEventListener('keydown', listen);
  for (const press of presses) {
    field.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true }));
  }
  document.removeEventListener('keydown', listen);
  return heard;
}

test('what a guest types stays in the form', () => {
  expect(heardByPage([{ key: 'k' }, { key: '/' }, { key: 'Enter' }])).toEqual([]);
});

test('a dialog around the form still hears Tab and Escape, and the page its commands', () => {
  const keys = [{ key: 'Tab' }, { key: 'Escape' }, { key: 'k', ctrlKey: true }];
  expect(heardByPage(keys)).toEqual(['Tab', 'Escape', 'k']);
});

test('a form that is taken away keeps nothing any more', () => {
  expect(heardByPage([{ key: 'k' }], true)).toEqual(['k']);
});
