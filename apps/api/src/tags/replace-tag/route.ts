import { replaceTag as call } from '@stammtisch/contracts/tag/tag';
import { notice } from '../../platform/after-commit/notice.ts';
import type { Api } from '../../platform/http/api.ts';
import { command } from '../../platform/database/sql.ts';
import { stale } from '../../platform/http/conditions.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { replaceOnCarriers } from '../carriers.ts';
import { withFreeName } from '../name-in-use.ts';
import { answerWith, findTag, hrefOf, lockTag, toResource } from '../tag-row.ts';

export function mountReplaceTag(api: Api): void {
  register(api, call, async ({ session: { restaurant }, params, body, ifMatch }) =>
    withFreeName(() =>
      api.database.transaction(restaurant, async (tx) => {
        const key = { restaurant, id: params.tagId };
        const row = await tx.maybe(lockTag(key));
        if (!row) return refuse('not-found');
        if (ifMatch === undefined) return refuse('version-required');
        if (ifMatch !== '*' && ifMatch !== String(row.version)) {
          return stale(toResource(row), row.version);
        }
        await tx.run(command`
          update tag set name = ${body.name}, color = ${body.color}, version = version + 1,
                         updated_at = clock_timestamp()
           where restaurant_id = ${restaurant} and id = ${key.id}`);
        await replaceOnCarriers(tx, restaurant, { from: row.name, to: body.name });
        const changed = await tx.one(findTag(key));
        const version = String(changed.version);
        await tx.run(notice(restaurant, { type: 'tag.changed', href: hrefOf(key.id), version }));
        return answerWith(changed);
      }),
    ),
  );
}
