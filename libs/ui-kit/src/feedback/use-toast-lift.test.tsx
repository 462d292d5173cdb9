import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useToastLift } from './use-toast-lift.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const lift = () => document.documentElement.style.getPropertyValue('--toast-lift');

function Foot({ of }: { of: 'page' | 'screen' }) {
  const foot = useRef<HTMLDivElement>(null);
  useToastLift(foot, of);
  return <div ref={foot} />;
}

test('messages stand above the foot of an open sheet, and above the save bar again once it is closed', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(76);
  const root = createRoot(document.createElement('div'));
  const show = (hasSheet: boolean) =>
    act(async () =>
      root.render(
        <>
          <Foot of="page" />
          {hasSheet && <Foot of="screen" />}
        </>,
      ),
    );
  await show(false);
  expect(lift()).toBe('76px');
  await show(true);
  expect(lift()).toBe('max(0px, 76px - var(--bottom-bar-height))');
  await show(false);
  expect(lift()).toBe('76px');
  await act(async () => root.unmount());
  expect(lift()).toBe('');
});
