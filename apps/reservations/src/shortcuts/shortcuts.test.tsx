import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { ShortcutsSheet } from './shortcuts-sheet.tsx';
import { useShortcuts } from './use-shortcuts.ts';

addMessages('reservations', messages);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

function Page({ onNew }: { onNew: () => void }) {
  useShortcuts({ n: onNew });
  return <input aria-label="Suche" />;
}

describe('single keys', () => {
  it('work, but not while somebody types, and not when switched off', async () => {
    const pressed = vi.fn<() => void>();
    const user = userEvent.setup();
    render(<Page onNew={pressed} />);
    await user.keyboard('n');
    expect(pressed).toHaveBeenCalledTimes(1);
    await user.type(screen.getByRole('textbox'), 'n');
    expect(pressed).toHaveBeenCalledTimes(1);
    cleanup();

    renderRemote(<ShortcutsSheet onClose={() => undefined} />, { server: createFakeHalServer() });
    expect(screen.getByText('Diese Übersicht')).toBeDefined();
    await user.click(screen.getByRole('switch', { name: 'Einzelne Tasten verwenden' }));
    cleanup();
    render(<Page onNew={pressed} />);
    await user.keyboard('n');
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

describe('single keys beside what is said and asked', () => {
  it.each([
    ['go on working beside a notice', 'false', 1],
    ['rest while something is asked', undefined, 0],
  ] as const)('%s', async (_, isModal, times) => {
    const pressed = vi.fn<() => void>();
    render(
      <>
        <Page onNew={pressed} />
        <section role="alertdialog" aria-label="Anna Huber" aria-modal={isModal} />
      </>,
    );
    await userEvent.setup().keyboard('n');
    expect(pressed).toHaveBeenCalledTimes(times);
  });
});
