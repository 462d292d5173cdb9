import { addMessages } from '@stammtisch/i18n';
import { HostContext, useHost } from '@stammtisch/remote-kit';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useMemo, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { WarningBanner } from './warning-banner.tsx';
import type { Warning } from './warnings.ts';

addMessages('reservations', messages);
afterEach(cleanup);

const requireMaster = vi.fn(async () => true);

function AtHost({ children }: { children: ReactNode }) {
  const host = useHost();
  const asked = useMemo(() => ({ ...host, requireMaster }), [host]);
  return <HostContext value={asked}>{children}</HostContext>;
}

function warn(warning: Warning) {
  const element = (
    <AtHost>
      <WarningBanner warning={warning} />
    </AtHost>
  );
  const { container } = renderRemote(element, { server: createFakeHalServer() });
  return { words: container.textContent };
}

it('names the next party at the table and the minutes that are left', () => {
  const next = { name: 'Eva Kurz', time: '20:30', table: '12', minutes: 90 };
  expect(warn({ kind: 'FOLLOW_UP', ...next }).words).toContain(
    'Eva Kurz kommt um 20:30 Uhr an Tisch 12: Es bleiben nur 90 Minuten.',
  );
});

it('says that the guest is in the book of that day already', () => {
  expect(warn({ kind: 'SAME_GUEST', name: 'Eva Kurz', time: '18:00', persons: '4' }).words).toBe(
    'Eva Kurz steht schon um 18:00 Uhr im Buch (4 Pers.).',
  );
});

it('takes the master password before saving, for whoever wants to', async () => {
  warn({ kind: 'MASTER_PASSWORD' });
  await userEvent.click(screen.getByRole('button', { name: 'Jetzt eingeben' }));
  expect(requireMaster).toHaveBeenCalledOnce();
});

it('warns of a day that is over and of a table that is too small', () => {
  const kinds = ['DATE_IN_PAST', 'TOO_MANY_GUESTS_FOR_TABLE'] as const;
  const words = kinds.map((kind) => warn({ kind }).words);
  expect(new Set(words).size).toBe(2);
  for (const each of words) expect(each).not.toMatch(/^$|[A-Z]{3}_/);
});
