import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '@stammtisch/i18n';
import { createMessageLog, messageLog } from './message-log.ts';
import { Toasts } from './toasts.tsx';
import { toast, toastQueue } from './toast.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
createI18n({ language: 'de' });

let root: Root;

beforeEach(async () => {
  vi.useFakeTimers();
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root.render(<Toasts />));
});

afterEach(async () => {
  await act(async () => toastQueue.clear());
  await act(async () => root.unmount());
  messageLog.clear();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

test.each([
  ['success', 4_000],
  ['error', 10_000],
  ['warning', 5_000],
  ['info', 10_000],
] as const)('keeps a %s message for %i ms', async (tone, lifetime) => {
  await act(async () => {
    toast[tone]('Reservierung gespeichert');
  });
  expect(document.body.textContent).toContain('Reservierung gespeichert');
  await wait(lifetime - 10);
  expect(toastQueue.visibleToasts).toHaveLength(1);
  await wait(20);
  expect(toastQueue.visibleToasts).toHaveLength(0);
});

test('offers undo, does it once and is gone', async () => {
  const onUndo = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  await act(async () => {
    toast.success('Platziert', { onUndo, onClose });
  });
  const button = [...document.querySelectorAll('button')].find(
    (candidate) => candidate.textContent === 'Rückgängig',
  );
  await act(async () => button?.click());
  expect(onUndo).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
  expect(toastQueue.visibleToasts).toHaveLength(0);
});

test('stops the clock while somebody is on the message with the keyboard', async () => {
  await act(async () => {
    toast.success('Gespeichert');
  });
  await act(async () => document.querySelector<HTMLElement>('[role=alertdialog]')?.focus());
  await wait(20_000);
  expect(toastQueue.visibleToasts).toHaveLength(1);
});

test('remembers what it said, newest first', async () => {
  await act(async () => {
    toast.info('Eins');
    toast.error('Zwei');
  });
  expect(messageLog.list().map(({ text }) => text)).toEqual(['Zwei', 'Eins']);
});

test('remembers the last hundred messages', () => {
  const log = createMessageLog();
  for (let count = 1; count <= 103; count++) log.add('info', `${count}`);
  expect(log.list()).toHaveLength(100);
  expect(log.list()[0]?.text).toBe('103');
});
