import { LocaleProvider } from '@stammtisch/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { TypedField } from './typed-field.tsx';

afterEach(cleanup);

function open(value: string) {
  const committed: (readonly [string, string])[] = [];
  const fieldOf = (current: string) => (
    <LocaleProvider language="de">
      <TypedField
        label="Name"
        value={current}
        onCommit={(text, since) => committed.push([text, since])}
      />
    </LocaleProvider>
  );
  const { rerender } = render(fieldOf(value));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  /** Somebody else saves meanwhile. */
  const save = (theirs: string) => rerender(fieldOf(theirs));
  return { committed, field, save, user: userEvent.setup() };
}

test('what somebody else saves meanwhile leaves the typed text alone, and is not taken for its beginning', async () => {
  const { committed, field, save, user } = open('Stube');
  await user.type(field, 'n');
  save('Diele');
  expect(field.value).toBe('Stuben');
  await user.type(field, '{Enter}');
  expect(committed).toEqual([['Stuben', 'Stube']]);
});

test('a text that was put back as it was takes nothing away from somebody else', async () => {
  const { committed, field, save, user } = open('Stube');
  await user.type(field, 'n');
  save('Diele');
  await user.type(field, '{Backspace}{Enter}');
  expect(committed).toEqual([]);
  expect(field.value).toBe('Diele');
});

test('two who type the same agree', async () => {
  const { committed, field, save, user } = open('Stube');
  await user.type(field, 'n');
  save('Stuben');
  await user.type(field, '{Enter}');
  expect(committed).toEqual([]);
});
