import { deleteTag as call } from '@stammtisch/contracts/tag/tag';
import { notice } from '../../platform/after-commit/notice.ts';
import type { Api } from '../../platform/http/api.ts';
import { command } from '../../platform/database/sql.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { replaceOnCarriers } from '../carriers.ts';
import { hrefOf, lockTag } from '../tag-row.ts';

export function mountDeleteTag(api: Api): void {
  register(api, call, async ({ session: { restaurant }, params, query: { replaceBy } }) =>
    api.database.transaction(restaurant, async (tx) => {
      const key = { restaurant, id: params.tagId };
      const row = await tx.maybe(lockTag(key));
      if (!row) return refuse('not-found');
      await tx.run(command`delete from tag where restaurant_id = ${restaurant} and id = ${key.id}`);
      if (replaceBy !== undefined) {
        await replaceOnCarriers(tx, restaurant, { from: row.name, to: replaceBy });
      }
      await tx.run(notice(restaurant, { type: 'tag.deleted', href: hrefOf(key.id) }));
      return undefined;
    }),
  );
}
