import { expect, test, vi } from 'vitest';
import { answer, type Means } from './answer.ts';

const origin = 'https://app.example';
const file = new Request(`${origin}/static/js/index.0123456789.js`);
const page = new Request(`${origin}/reservations`);

function aWorker({ kept = {}, fetch }: { kept?: Record<string, string>; fetch: Means['fetch'] }) {
  const texts = new Map(Object.entries(kept));
  const network = vi.fn(fetch);
  const means: Means = {
    files: {
      match: async (key) => {
        const text = texts.get(String(key));
        return text === undefined ? undefined : new Response(text);
      },
      put: async (key, response) => void texts.set(String(key), await response.text()),
    },
    fetch: network,
    wait: () => new Promise(() => undefined),
  };
  return { means, network, texts };
}

const says = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('a file that is kept comes without asking the network', async () => {
  const { means, network } = aWorker({ kept: { [file.url]: 'kept' }, fetch: lost });
  expect(await (await answer(file, 'kept', means)).text()).toBe('kept');
  expect(network).not.toHaveBeenCalled();
});

test('a file that is not kept is fetched and kept', async () => {
  const { means, texts } = aWorker({ fetch: () => says('fresh') });
  expect(await (await answer(file, 'kept', means)).text()).toBe('fresh');
  expect(texts.get(file.url)).toBe('fresh');
});

test('a missing file, or one with a wrong hash, is not kept', async () => {
  const missing = aWorker({ fetch: () => says('gone', 404) });
  expect((await answer(file, 'kept', missing.means)).status).toBe(404);
  expect(missing.texts.size).toBe(0);
  const wrong = aWorker({ fetch: lost });
  await expect(answer(file, 'kept', wrong.means)).rejects.toThrow('Failed to fetch');
  expect(wrong.texts.size).toBe(0);
});

test('a page is the newest there is, and the kept one without network', async () => {
  const kept = { '/': 'kept shell' };
  const online = aWorker({ kept, fetch: () => says('new shell') });
  expect(await (await answer(page, 'page', online.means)).text()).toBe('new shell');
  for (const fetch of [lost, () => says('bad gateway', 502)]) {
    const offline = aWorker({ kept, fetch });
    expect(await (await answer(page, 'page', offline.means)).text()).toBe('kept shell');
  }
});

test('a page does not wait long for a network that is hardly there', async () => {
  const { means } = aWorker({ kept: { '/': 'kept shell' }, fetch: () => new Promise(() => {}) });
  const hurried: Means = { ...means, wait: () => Promise.resolve() };
  expect(await (await answer(page, 'page', hurried)).text()).toBe('kept shell');
});
