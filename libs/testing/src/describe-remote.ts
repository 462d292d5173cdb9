import { entryRelations } from '@stammtisch/contracts/entry/entry-relations';
import type { RemoteDefinition } from '@stammtisch/contracts/remote/define-remote';
import { describeRemote as manifestOf } from '@stammtisch/contracts/remote/describe-remote';
import { slotKey } from '@stammtisch/contracts/remote/slot';
import { findTranslationGaps, languages } from '@stammtisch/i18n';
import type { ComponentType } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FakeApi } from './a-fake-house.ts';
import { sampleOf } from './sample-of.ts';
import { apiStates, visit } from './visit.tsx';

/** Each exposed module by its name: `'./day': () => import('./remote/day.tsx')`. */
export type ExposedModules<Expose extends string> = Readonly<
  Record<Expose, () => Promise<{ default: ComponentType<never> }>>
>;

interface Shown {
  /** What the tests call it. */
  title: string;
  load: () => Promise<{ default: ComponentType<never> }>;
  props: object;
  /** A page always shows something; what fills a place may have nothing to say. */
  isPage: boolean;
}

const unbuilt = {
  version: '0.0.0',
  commit: 'test',
  shared: {},
  container: { global: 'test', entry: 'container.js' },
  exposes: {},
  messages: { de: 'de.json', en: 'en.json', fr: 'fr.json' },
  files: [],
};

function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === 'function';
}

/**
 * What a host may count on, tested without a host and without any other remote: one line in a
 * remote's own tests. `api` adds the answers that the remote needs beyond the made-up house.
 */
export function describeRemote<Expose extends string>(
  remote: RemoteDefinition<string, Expose>,
  modules: ExposedModules<Expose>,
  api: FakeApi = {},
): void {
  const filled = remote.slots?.filled ?? [];
  const shown: Shown[] = [
    ...[...new Set(remote.routes.map(({ expose }) => expose))].map((expose) => ({
      title: expose,
      load: modules[expose],
      props: {},
      isPage: true,
    })),
    ...filled.map(({ contract, expose }) => ({
      title: `${expose} in ${slotKey(contract)}`,
      load: modules[expose],
      props: Object(sampleOf(contract.data)),
      isPage: false,
    })),
  ];

  describe(`${remote.name} keeps what it promises`, () => {
    test('its remote.ts makes a manifest', () => {
      expect(manifestOf(remote, unbuilt).name).toBe(remote.name);
    });

    test('every module that it exposes is used by a route or fills a place', () => {
      const used = [...remote.routes, ...filled].map(({ expose }) => expose);
      expect(Object.keys(remote.exposes).toSorted()).toEqual([...new Set(used)].toSorted());
    });

    test('it says everything in German, English and French', () => {
      expect(findTranslationGaps(remote.messages)).toEqual([]);
    });

    test('it requires only relations that an entry document may have', () => {
      expect(entryRelations).toEqual(expect.arrayContaining([...(remote.requires ?? [])]));
    });

    describe.each(shown)('$title', ({ load, props, isPage }) => {
      let Page: ComponentType<object>;
      beforeAll(async () => {
        const { default: exported }: { default: unknown } = await load();
        if (!isComponent(exported)) throw new Error('its default export is no component');
        Page = exported;
      });

      const everyWay = apiStates.flatMap((state) =>
        languages.map((language) => ({ state, language })),
      );
      test.each(everyWay)('is drawn in $language while the API is $state', async (way) => {
        const seen = await visit({ remote, Page, props, api, ...way });
        expect(seen.thrown).toEqual([]);
        expect(seen.missingTexts).toEqual([]);
        expect(isPage && seen.text === '', 'is the page blank').toBe(false);
      });

      // One visit for each relation that it looks for: a dozen for a large form.
      const patience = { timeout: 30_000 };
      test(
        'follows only relations of the entry document, and can do without what it does not require',
        patience,
        async () => {
          const { relations } = await visit({ remote, Page, props, api });
          expect(entryRelations).toEqual(expect.arrayContaining(relations));
          for (const without of relations.filter((rel) => !remote.requires?.includes(rel))) {
            const seen = await visit({ remote, Page, props, api, without });
            expect(seen.thrown, `without "${without}"`).toEqual([]);
            expect(isPage && seen.text === '', `is it blank without "${without}"`).toBe(false);
          }
        },
      );
    });
  });
}
