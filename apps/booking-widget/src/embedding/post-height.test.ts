import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postHeight } from './post-height.ts';

let changed: () => void = () => undefined;
let height = 800;
const content = document.createElement('div');
content.getBoundingClientRect = () => new DOMRect(0, 0, 390, height);

beforeEach(() => {
  height = 800;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        changed = callback;
      }
      observe = vi.fn<() => void>();
      disconnect = vi.fn<() => void>();
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('the embedding page hears the height at once and when it changes', () => {
  const postMessage = vi.fn<(message: unknown) => void>();
  postHeight(content, { parent: { postMessage } });
  expect(postMessage).toHaveBeenLastCalledWith({ type: 'stammtisch:height', height: 800 }, '*');
  height = 912.4;
  changed();
  expect(postMessage).toHaveBeenLastCalledWith({ type: 'stammtisch:height', height: 913 }, '*');
  changed();
  expect(postMessage).toHaveBeenCalledTimes(2);
});

test('a page of its own tells nobody', () => {
  const alone = { parent: { postMessage: vi.fn<(message: unknown) => void>() } };
  alone.parent = Object.assign(alone, alone.parent);
  postHeight(content, alone);
  expect(alone.parent.postMessage).not.toHaveBeenCalled();
});
