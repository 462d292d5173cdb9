import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { aRelease } from '../registry/a-release.ts';
import { loadMessages } from './load-messages.ts';
import { remoteQuery } from './remote-query.ts';

vi.mock('./load-exposed.ts', () => ({
  loadExposed: async () => ({ Page: () => null, entry: 1, module: 1 }),
}));
vi.mock('./load-messages.ts', () => ({ loadMessages: vi.fn(async () => undefined) }));
vi.mock('../telemetry/report-fault.ts', () => ({
  reportFault: () => undefined,
  reportSuccess: () => undefined,
}));

const release = aRelease([]).remotes[0];
if (release === undefined) throw new Error('a release has a remote');
const remote = release;
const texts = vi.mocked(loadMessages);

beforeEach(() => texts.mockClear());

test('a remote’s texts are read once for all that it exposes, in each language', async () => {
  const queries = new QueryClient();
  const load = (expose: string, language: 'de' | 'en') =>
    queries.fetchQuery(remoteQuery(remote, expose, language));
  await Promise.all([load('./day', 'de'), load('./plan', 'de')]);
  await load('./timeline', 'de');
  expect(texts).toHaveBeenCalledTimes(1);
  await load('./day', 'en');
  expect(texts).toHaveBeenCalledTimes(2);
});

test('texts that failed are asked for again', async () => {
  const queries = new QueryClient();
  texts.mockRejectedValueOnce(new Error('no network'));
  const load = () => queries.fetchQuery(remoteQuery(remote, './day', 'de'));
  await expect(load()).rejects.toThrow('no network');
  await load();
  expect(texts).toHaveBeenCalledTimes(2);
});
