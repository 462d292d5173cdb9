import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFirstFault } from './use-first-fault.ts';

afterEach(cleanup);

function Form({ attempts }: { attempts: number }) {
  return (
    <form ref={useFirstFault(attempts)}>
      <input aria-label="Vorname" />
      <input aria-label="Nachname" aria-invalid="true" />
      <input aria-label="Telefon" aria-invalid="true" />
    </form>
  );
}

it('leads to the first field that is wrong at every attempt to save, never before', () => {
  const { rerender } = render(<Form attempts={0} />);
  const [first, last] = [screen.getByLabelText('Vorname'), screen.getByLabelText('Nachname')];
  expect(document.activeElement).not.toBe(last);
  rerender(<Form attempts={1} />);
  expect(document.activeElement).toBe(last);
  first.focus();
  rerender(<Form attempts={2} />);
  expect(document.activeElement).toBe(last);
});
