import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { useUndo } from '../undo/use-undo.ts';
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

describe('Ctrl+Z', () => {
  it('takes back the last change, then the one before, each once', async () => {
    const done: string[] = [];
    const user = userEvent.setup();
    const undo = renderHook(() => useUndo()).result.current;
    undo.offer(() => void done.push('first'));
    const second = undo.offer(() => void done.push('second'));
    await user.keyboard('{Control>}z{/Control}');
    second.undo();
    await user.keyboard('{Control>}z{/Control}');
    await user.keyboard('{Control>}z{/Control}');
    expect(done).toEqual(['second', 'first']);
  });

  it('leaves alone what has left the house', async () => {
    const done: string[] = [];
    const user = userEvent.setup();
    const undo = renderHook(() => useUndo()).result.current;
    undo.offer(() => void done.push('seated'));
    const mailed = undo.offer(() => void done.push('mailed'), Date.now() - 1);
    mailed.undo();
    await user.keyboard('{Control>}z{/Control}');
    expect(done).toEqual(['seated']);
  });
});
