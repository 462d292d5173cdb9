import type { DayInfo } from '@stammtisch/contracts/day-info/day-info';
import { parseDay } from '@stammtisch/domain/time/minute';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { useUndo } from '@stammtisch/ui-kit';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import remote from '../../remote.ts';
import { messages } from '../messages.ts';
import { DayNote } from './day-note.tsx';

addMessages('reservations', messages);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const route = '/api/1/dayinfos/01.05.2026';
const links = { dayinfo: { href: '/api/1/dayinfos/{date}', templated: true } };

function aNote(comment: string, version: number): DayInfo {
  return { date: '01.05.2026', comment, version, _links: { self: { href: route } } };
}

function Note() {
  return <DayNote day={parseDay('2026-05-01')!} undo={useUndo()} onHold={() => () => undefined} />;
}

/** A server that keeps the note, as the house does. */
function open(first: DayInfo) {
  let stored = first;
  const server = createFakeHalServer({
    [`GET ${route}`]: () => ({ body: stored }),
    [`PUT ${route}`]: async (request) => {
      if (request.headers.get('if-match') !== `"${stored.version}"`) {
        const problem = { type: '/problems/stale-version', title: 'Stale', key: 'STALE_VERSION' };
        return { status: 412, body: { ...problem, status: 412, current: stored } };
      }
      const { comment }: { comment: string } = await request.json();
      stored = aNote(comment, stored.version + 1);
      return { body: stored };
    },
  });
  const view = renderRemote(<Note />, { server, links, remote });
  return { ...view, server, user: userEvent.setup(), write: (note: DayInfo) => (stored = note) };
}

describe('the note of the day', () => {
  it('is written where it stands, and kept', async () => {
    const { user, notices } = open(aNote('', 0));
    await user.click(await screen.findByRole('button', { name: 'Tagesnotiz schreiben' }));
    await user.type(screen.getByRole('textbox', { name: 'Tagesnotiz' }), 'Spargel ist da');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('button', { name: /Spargel ist da/ })).toBeDefined();
    expect(notices).toEqual(['Tagesnotiz gespeichert']);
  });

  it('stands there as it was typed when somebody looked at another day in between', async () => {
    const { user, server, unmount } = open(aNote('', 0));
    await user.click(await screen.findByRole('button', { name: 'Tagesnotiz schreiben' }));
    await user.type(screen.getByRole('textbox', { name: 'Tagesnotiz' }), 'Spargel ist');
    unmount();
    renderRemote(<Note />, { server, links, remote });
    expect(await screen.findByDisplayValue('Spargel ist')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Tagesnotiz schreiben' })).toBeDefined();
    expect(sessionStorage.length).toBe(0);
  });

  it('is taken back by Ctrl+Z', async () => {
    const { user } = open(aNote('Ofen 2 kaputt', 3));
    await user.click(await screen.findByRole('button', { name: /Ofen 2/ }));
    await user.clear(screen.getByRole('textbox'));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByRole('button', { name: 'Tagesnotiz schreiben' })).toBeDefined();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByRole('button', { name: /Ofen 2 kaputt/ })).toBeDefined();
  });

  it('shows what somebody else wrote meanwhile, and loses neither of the two', async () => {
    const { user, write } = open(aNote('', 0));
    await user.click(await screen.findByRole('button', { name: 'Tagesnotiz schreiben' }));
    write(aNote('DJ um acht', 1));
    await user.type(screen.getByRole('textbox'), 'Terrasse zu');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Jetzt gespeichert: DJ um acht')).toBeDefined();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Terrasse zu');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByRole('button', { name: /Terrasse zu/ })).toBeDefined();
  });

  it('says that it could not be read, and tries again', async () => {
    const { user, server } = open(aNote('Da', 1));
    server.on(`GET ${route}`, { status: 500, body: {} });
    cleanup();
    renderRemote(<Note />, { server, links, remote });
    const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
    server.on(`GET ${route}`, { body: aNote('Da', 1) });
    await user.click(again);
    expect(await screen.findByRole('button', { name: /Da/ })).toBeDefined();
  });

  it('that could not be kept stays in the field', async () => {
    const { user, server, notices } = open(aNote('', 0));
    server.on(`PUT ${route}`, { status: 500, body: {} });
    await user.click(await screen.findByRole('button', { name: 'Tagesnotiz schreiben' }));
    await user.type(screen.getByRole('textbox'), 'Wichtig');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await expect.poll(() => notices.length).toBe(1);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Wichtig');
  });
});
