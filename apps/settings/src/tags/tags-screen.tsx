import { listTags, type TagReply } from '@stammtisch/contracts/tag/tag';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource, useText } from '@stammtisch/remote-kit';
import { FailureCard, PageHeader, Skeleton, TagChip } from '@stammtisch/ui-kit';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { DeleteTagDialog } from './delete-tag-dialog.tsx';
import { NewTag } from './new-tag.tsx';
import { suggestions } from './palette.ts';
import { TagRow } from './tag-row.tsx';
import { useTagActions } from './use-tag-actions.ts';
import styles from './tags.module.css';

/** The house's own words for guests and parties. */
export function TagsScreen() {
  const { entry } = useHost();
  const text = useText('settings');
  const problem = useText('problems');
  const query = useResource(findLink(entry, 'tags'), { schema: listTags.reply });
  const actions = useTagActions();
  const [deleting, setDeleting] = useState<TagReply>();
  const newName = useRef<HTMLInputElement>(null);

  return (
    <div className={styles.screen}>
      <PageHeader title={text('tags.title')} subtitle={text('tags.lead')} />
      {render()}
    </div>
  );

  function render() {
    if (query.isError) {
      const retry = () => void query.refetch();
      return <FailureCard title={problem('FAILED_LOADING_TAGS')} onRetry={retry} />;
    }
    if (query.data === undefined) return <Skeleton rows={6} />;
    const { tags } = query.data.resource._embedded;
    return (
      <>
        <NewTag actions={actions} inputRef={newName} />
        {tags.length === 0 ? (
          <section aria-label={text('tags.suggested')}>
            <p className={styles.empty}>{text('tags.empty')}</p>
            <div className={styles.suggestions}>
              {suggestions.map(({ name, color }) => {
                const word = text(`tags.suggest-${name}`);
                return (
                  <button
                    key={name}
                    type="button"
                    className={styles.suggestion}
                    onClick={() => void actions.create({ name: word, color })}
                  >
                    <TagChip name={word} color={color} icon={<Plus aria-hidden size={14} />} />
                  </button>
                );
              })}
            </div>
          </section>
        ) : (
          <ul className={styles.list} aria-label={text('tags.list')}>
            {tags.map((tag) => (
              <TagRow
                key={tag.id}
                tag={tag}
                actions={actions}
                onDelete={(each) =>
                  each.usageCount > 0 ? setDeleting(each) : void actions.remove(each)
                }
                onNext={() => newName.current?.focus()}
              />
            ))}
          </ul>
        )}
        {deleting && (
          <DeleteTagDialog
            tag={deleting}
            others={tags.filter(({ id }) => id !== deleting.id)}
            onCancel={() => setDeleting(undefined)}
            onDelete={(replacement) => {
              setDeleting(undefined);
              void actions.remove(deleting, replacement);
            }}
          />
        )}
      </>
    );
  }
}
