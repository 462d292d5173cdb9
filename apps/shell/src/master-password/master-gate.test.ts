import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useMasterGate } from './master-gate.ts';

const tenMinutes = 600_000;
const gate = () => useMasterGate.getState();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-01T18:00:00Z') });
});
afterEach(() => {
  gate().settle(undefined);
  gate().lock();
  vi.useRealTimers();
});

describe('the master password’s gate', () => {
  it('asks once, however many wait for it', async () => {
    const first = gate().ask();
    const second = gate().ask();
    expect(gate().waiting).toHaveLength(2);
    gate().settle(Date.now() + tenMinutes);
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(gate().waiting).toEqual([]);
  });

  it('stays open for as long as the server said, then asks again', async () => {
    gate().settle(Date.now() + tenMinutes);
    expect(await gate().ask()).toBe(true);
    vi.advanceTimersByTime(tenMinutes);
    void gate().ask();
    expect(gate().waiting).toHaveLength(1);
  });

  it('stays shut when the question is left unanswered', async () => {
    const answer = gate().ask();
    gate().settle(undefined);
    expect(await answer).toBe(false);
  });
});
