import { createTag, deleteTag, replaceTag, type TagReply } from '@stammtisch/contracts/tag/tag';
import { isProblem } from '@stammtisch/hal-client';
import { problemKey, tellProblem, useHost, useText, type ProblemKey } from '@stammtisch/remote-kit';
import { useQueryClient } from '@tanstack/react-query';

export interface TagWish {
  name: string;
  color: string;
}

export type TagOutcome = 'done' | 'name-in-use' | 'failed';

/** Makes, changes and deletes tags; a name that is taken is for the caller to show. */
export function useTagActions() {
  const { client, entry, notices } = useHost();
  const text = useText('settings');
  const common = useText('common');
  const problem = useText('problems');
  const queries = useQueryClient();

  async function run(work: () => Promise<unknown>, failed: ProblemKey): Promise<TagOutcome> {
    try {
      await work();
      return 'done';
    } catch (error) {
      if (isProblem(error, 'name-in-use')) return 'name-in-use';
      // Refusals in their own words; what nobody foresaw as the specification names it (§8).
      const isUnforeseen = !isProblem(error) || problemKey(error) === 'ERROR_OCCURED_CONTACT_US';
      if (isUnforeseen) notices.error(problem(failed));
      else tellProblem(error, notices, (key) => problem(key));
      return 'failed';
    } finally {
      await queries.invalidateQueries({ queryKey: ['resource'] });
    }
  }

  const create = (body: TagWish) =>
    run(() => client.call(entry, createTag, { body }), 'FAILED_SAVING_NEW_TAG');

  return {
    create,
    change: (tag: TagReply, body: TagWish) =>
      run(
        () => client.call(tag, replaceTag, { body, ifMatch: `"${tag.version}"` }),
        'FAILED_UPDATING_TAG',
      ),
    /** Who carries it gets `replacement`, or keeps the word alone; then undo brings it back. */
    async remove(tag: TagReply, replacement?: string) {
      const { name, color } = tag;
      const variables: Record<string, string> =
        replacement === undefined ? {} : { replaceBy: replacement };
      const outcome = await run(
        () => client.call(tag, deleteTag, { variables }),
        'FAILED_DELETING_TAG',
      );
      if (outcome !== 'done') return;
      if (replacement !== undefined) {
        return notices.success(text('tags.replaced', { name, other: replacement }));
      }
      notices.success(text('tags.deleted', { name }), {
        label: common('undo'),
        onAction: async () => {
          const back = await create({ name, color });
          if (back === 'done') notices.success(text('tags.restored', { name }));
        },
      });
    },
  };
}

export type TagActions = ReturnType<typeof useTagActions>;
