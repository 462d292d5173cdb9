import { createI18n } from '@stammtisch/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Button } from './button.tsx';

createI18n({ language: 'de' });
afterEach(cleanup);

test('a button that is gone once it is saved leaves nothing nameless to a screen reader', () => {
  const announced = () => document.querySelectorAll('[data-live-announcer] [role=img]');
  const { rerender } = render(<Button>Speichern</Button>);
  screen.getByRole('button').focus();
  rerender(<Button isPending>Speichern</Button>);
  rerender(<Button>Speichern</Button>);
  expect(announced().length).toBeGreaterThan(0);
  rerender(<p>Gespeichert</p>);
  expect(announced()).toHaveLength(0);
});
