import { defaultTagColor, listTags } from '@stammtisch/contracts/tag/tag';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource } from '@stammtisch/remote-kit';
import { useMemo } from 'react';

type Color = `#${string}`;

const isColor = (text: string): text is Color => text.startsWith('#');

/** The house's tags by name, and the colour of any: what nobody defined has the default one. */
export function useTags() {
  const { entry } = useHost();
  const query = useResource(findLink(entry, 'tags'), { schema: listTags.reply });
  const tags = query.data?.resource._embedded.tags;
  return useMemo(() => {
    const colors = new Map(tags?.map(({ name, color }) => [name, color]));
    const colorOf = (name: string): Color => {
      const color = colors.get(name) ?? defaultTagColor;
      return isColor(color) ? color : defaultTagColor;
    };
    return { tags: tags ?? [], colorOf };
  }, [tags]);
}
