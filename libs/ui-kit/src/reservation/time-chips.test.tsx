import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { createI18n } from '@stammtisch/i18n';
import { TimeChips } from './time-chips.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
createI18n({ language: 'de' });

test('shows the chosen time, however late the evening', async () => {
  const shown: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent);
  });
  const times = ['11:00', '11:15', '21:45'].map((time) => ({ time }));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(<TimeChips label="Uhrzeit" times={times} value="21:45" onChange={() => {}} />),
  );
  expect(shown).toContain('21:45');
  await act(async () => root.unmount());
});
