// @vitest-environment happy-dom
import { setUpSlot, type SetUpItem } from '@stammtisch/contracts/slots/set-up';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, fill, renderRemote } from '@stammtisch/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../messages/messages.ts';
import { SetUpChecklist } from './set-up-checklist.tsx';

addMessages('shell', messages);
afterEach(cleanup);

const anItem = (id: string, isDone: boolean, order: number): SetUpItem => ({
  id,
  title: `Punkt ${id}`,
  isDone,
  hint: `${id} fehlt noch.`,
  to: 'house.edit',
  order,
});

interface ReporterProps {
  report: ((items: readonly SetUpItem[]) => void) | undefined;
  items: SetUpItem[];
}

function Reporter({ report, items }: ReporterProps) {
  // Once, as it stands.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => report?.(items), []);
  return null;
}

function open(...remotes: SetUpItem[][]) {
  const fillings = remotes.map((items, index) =>
    fill(setUpSlot, ({ report }) => <Reporter key={index} report={report} items={items} />),
  );
  return renderRemote(<SetUpChecklist />, { server: createFakeHalServer(), fillings });
}

test('what several remotes report is one list, with how far the house is', () => {
  open([anItem('c', false, 30), anItem('a', true, 10)], [anItem('b', true, 20)]);
  expect(screen.getByText('2 von 3 erledigt · 66 %')).toBeDefined();
  expect(screen.getByText('Als Nächstes: Punkt c')).toBeDefined();
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual([
    'Punkt a',
    'Punkt b',
    'Punkt c',
  ]);
  expect(items[2]?.textContent).toContain('c fehlt noch.');
  expect(items[0]?.textContent).not.toContain('fehlt');
});

test('a house that has everything is told so in one line', () => {
  open([anItem('a', true, 10)]);
  expect(screen.getByText('Ihr Haus ist eingerichtet: 1 von 1 Punkten erledigt')).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('the list is one folded line, whether it is complete or not, so that nothing moves below it', () => {
  for (const isDone of [false, true]) {
    const { container } = open([anItem('a', isDone, 10), anItem('b', true, 20)]);
    const folded = container.querySelector('details');
    expect(folded?.open).toBe(false);
    expect(folded?.querySelector('summary')?.textContent).not.toBe('');
    cleanup();
  }
});

test('nothing is said while nothing is known', () => {
  expect(open().container.textContent).toBe('');
});
