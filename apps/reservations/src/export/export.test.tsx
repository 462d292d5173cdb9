import { parseDay } from '@stammtisch/domain/time/minute';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '@stammtisch/remote-kit/save-file';
import { messages } from '../messages.ts';
import { ExportSheet } from './export-sheet.tsx';
import { useExport } from './use-export.ts';

vi.mock('@stammtisch/remote-kit/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }));
addMessages('reservations', messages);
afterEach(() => {
  cleanup();
  vi.mocked(saveFile).mockClear();
});

const links = {
  'reservations-csv': {
    href: '/api/1/reservations/export/csv{?from,to,language}',
    templated: true,
  },
};

function Sheet() {
  return <ExportSheet day={parseDay('2026-05-15')!} load={useExport()} onClose={() => undefined} />;
}

function open(answer: (request: Request) => Promise<Response>) {
  const asked: string[] = [];
  const server = {
    ...createFakeHalServer(),
    fetch: (request: Request) => {
      asked.push(new URL(request.url).search);
      return answer(request);
    },
  };
  const view = renderRemote(<Sheet />, { server, links });
  return { ...view, asked, user: userEvent.setup() };
}

describe('the reservations as a file', () => {
  it('are those of the month unless another range is chosen', async () => {
    const { asked, notices, user } = open(async () => new Response('Datum;Uhrzeit\r\n'));
    await user.click(screen.getByRole('button', { name: 'Laden' }));
    await expect
      .poll(() => notices)
      .toEqual(['reservations-2026-05-01-2026-05-31.csv ist geladen.']);
    expect(asked).toEqual(['?from=01.05.2026&to=31.05.2026&language=de']);
    expect(vi.mocked(saveFile).mock.calls[0]?.[0]).toBe('reservations-2026-05-01-2026-05-31.csv');
  });

  it('show how much has come, and can be stopped', async () => {
    const { notices, user } = open(async ({ signal }) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new Uint8Array(4_200));
          signal.addEventListener('abort', () =>
            controller.error(new DOMException('', 'AbortError')),
          );
        },
      });
      return new Response(body);
    });
    await user.click(screen.getByRole('button', { name: 'Laden' }));
    expect(await screen.findByText(/^5 kB geladen/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await expect.poll(() => notices).toEqual(['Das Laden wurde abgebrochen.']);
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('say so when they cannot be loaded', async () => {
    const { notices, user } = open(async () => new Response('{}', { status: 500 }));
    await user.click(screen.getByRole('button', { name: 'Laden' }));
    await expect.poll(() => notices.join()).toContain('CSV-Datei');
    expect(saveFile).not.toHaveBeenCalled();
  });
});
