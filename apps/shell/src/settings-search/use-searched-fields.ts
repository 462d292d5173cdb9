import type { Language } from '@stammtisch/i18n';
import { useTexts } from '@stammtisch/i18n';
import { useQuery } from '@tanstack/react-query';
import type { NavModel } from '../navigation/nav-model.ts';
import type { KnownRoute } from '../registry/route-table.ts';
import { textsQuery } from '../remote-loader/remote-query.ts';
import type { Searchable } from './find-settings.ts';

export interface SearchedField extends Searchable {
  id: string;
  /** The page, opened at the field. */
  href: string;
}

/** Pages and fields of all remotes in the words of the screen; read when somebody begins to search. */
export function useSearchedFields(
  routes: readonly KnownRoute[],
  nav: NavModel,
  { language, isWanted }: { language: Language; isWanted: boolean },
): { fields: SearchedField[]; isPending: boolean; isError: boolean; retry: () => void } {
  const textOf = useTexts();
  const remotes = [...new Set(routes.filter(hasFields).map(({ remote }) => remote))];
  const query = useQuery({
    queryKey: ['searched-fields', language, ...remotes.map(({ base }) => base)],
    queryFn: ({ client }) =>
      Promise.all(remotes.map((remote) => client.fetchQuery(textsQuery(remote, language)))),
    enabled: isWanted,
    staleTime: Infinity,
    retry: false,
  });
  const pages = [...nav.settings, ...nav.insight].map(({ id, href, namespace, labelKey }) => {
    const known = routes.find(({ route }) => route.id === id);
    const { leadKey } = known?.route ?? {};
    return {
      id,
      href,
      label: textOf(namespace, labelKey),
      page: '',
      words: leadKey === undefined ? '' : textOf(namespace, leadKey),
    };
  });
  const ofPages = routes.flatMap(({ remote, route }) =>
    (route.fields ?? []).map(({ labelKey, wordsKey, search }): SearchedField => {
      const { name } = remote.manifest;
      const part = search === undefined ? '' : `?${new URLSearchParams(search).toString()}`;
      return {
        id: `${route.id} ${labelKey}`,
        href: `${route.path}${part}#${labelKey}`,
        label: textOf(name, labelKey),
        page: textOf(name, route.titleKey),
        words: wordsKey === undefined ? '' : textOf(name, wordsKey),
      };
    }),
  );
  return {
    fields: query.isSuccess ? [...pages, ...ofPages] : pages,
    isPending: query.isFetching,
    isError: query.isError,
    retry: () => void query.refetch(),
  };
}

function hasFields({ route }: KnownRoute): boolean {
  return route.fields !== undefined && route.fields.length > 0;
}
