import type { Api } from '../platform/http/api.ts';
import { mountCreateTag } from './create-tag/route.ts';
import { mountDeleteTag } from './delete-tag/route.ts';
import { mountListTags } from './list-tags/route.ts';
import { mountReplaceTag } from './replace-tag/route.ts';

export function mountTags(api: Api): void {
  mountListTags(api);
  mountCreateTag(api);
  mountReplaceTag(api);
  mountDeleteTag(api);
}
