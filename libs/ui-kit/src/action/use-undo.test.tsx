import { renderHook } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useUndo } from './use-undo.ts';

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

  it('waits for a change that is on its way, and takes that one back', async () => {
    const done: string[] = [];
    const user = userEvent.setup();
    const undo = renderHook(() => useUndo()).result.current;
    undo.offer(() => void done.push('before'));
    const { promise, resolve } = Promise.withResolvers<void>();
    const change = async () => {
      await promise;
      undo.offer(() => void done.push('seated'));
    };
    const sent = undo.during(change());
    await user.keyboard('{Control>}z{/Control}');
    expect(done).toEqual([]);
    resolve();
    await sent;
    await vi.waitFor(() => expect(done).toEqual(['seated']));
    await user.keyboard('{Control>}z{/Control}');
    expect(done).toEqual(['seated', 'before']);
  });
});
