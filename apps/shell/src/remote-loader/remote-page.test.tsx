// @vitest-environment happy-dom
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../messages/messages.ts';
import { aRelease } from '../registry/a-release.ts';
import { routesOf } from '../registry/route-table.ts';
import { RemotePage } from './remote-page.tsx';

let makePage: () => ComponentType = () => () => null;
vi.mock('./remote-query.ts', () => ({
  versionKey: () => ['remote', 'house'],
  remoteQuery: () => ({
    queryKey: ['remote', 'house'],
    queryFn: async () => ({ Page: makePage() }),
    retry: false,
  }),
}));
vi.mock('./versions.ts', () => ({ evaluateAnew: () => undefined }));
vi.mock('./tell-drawn.ts', () => ({ tellDrawn: () => undefined }));
vi.mock('./remote-fault.ts', () => ({ faultOf: async () => new Error(), RemoteFault: Error }));
vi.mock('../telemetry/report-fault.ts', () => ({ reportFault: () => undefined }));
vi.mock('../host/remote-host.tsx', () => ({
  RemoteHost: ({ children }: { children: React.ReactNode }) => children,
}));
addMessages('shell', messages);

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open() {
  const [known] = routesOf(aRelease([{ id: 'house.day', path: '/day' }]).remotes);
  if (known === undefined) throw new Error('no route');
  renderRemote(<RemotePage known={known} />, { server: createFakeHalServer() });
}

test('a page whose part does not come without network says so, and opens once it is there', async () => {
  let isOffline = true;
  const missing = Object.assign(new Error('Loading chunk 7 failed'), { request: '/7.js' });
  makePage = () =>
    lazy(async () => {
      if (isOffline) throw missing;
      return { default: () => <p>Der Tag</p> };
    });
  open();
  const failure = await screen.findByRole('alert');
  expect(failure.dataset['remoteFailure']).toBe('failed');
  expect(failure.textContent).toContain('lässt sich gerade nicht öffnen');
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  expect(await screen.findByText('Der Tag')).toBeDefined();
});

test('a page that throws while it is drawn is told apart from it', async () => {
  makePage = () => () => {
    throw new Error('out of order');
  };
  open();
  expect((await screen.findByRole('alert')).dataset['remoteFailure']).toBe('crashed');
});
