import { createTag as call } from '@stammtisch/contracts/tag/tag';
import * as z from 'zod';
import { notice } from '../../platform/after-commit/notice.ts';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import { register } from '../../platform/http/register.ts';
import { withFreeName } from '../name-in-use.ts';
import { answerWith, findTag, hrefOf } from '../tag-row.ts';

const idRow = z.object({ id: z.string() });

export function mountCreateTag(api: Api): void {
  register(api, call, async ({ session: { restaurant }, body: { name, color } }) =>
    withFreeName(() =>
      api.database.transaction(restaurant, async (tx) => {
        const { id } = await tx.one(sql(idRow)`
          insert into tag (restaurant_id, name, color) values (${restaurant}, ${name}, ${color})
          returning id`);
        await tx.run(notice(restaurant, { type: 'tag.created', href: hrefOf(id), version: '1' }));
        return answerWith(await tx.one(findTag({ restaurant, id })));
      }),
    ),
  );
}
