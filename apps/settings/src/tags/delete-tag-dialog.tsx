import type { TagReply } from '@stammtisch/contracts/tag/tag';
import { useText } from '@stammtisch/remote-kit';
import { Dialog, Select } from '@stammtisch/ui-kit';
import { useState } from 'react';

export interface DeleteTagDialogProps {
  tag: TagReply;
  others: readonly TagReply[];
  onDelete: (replacement: string | undefined) => void;
  onCancel: () => void;
}

/** Stands for no replacement; a tag's name is never empty. */
const none = '';

/** A tag that somebody carries: what they carry instead. */
export function DeleteTagDialog({ tag, others, onDelete, onCancel }: DeleteTagDialogProps) {
  const text = useText('settings');
  const common = useText('common');
  const [replacement, setReplacement] = useState(none);
  return (
    <Dialog
      isOpen
      tone="danger"
      title={text('tags.delete-title', { name: tag.name })}
      confirmLabel={common('delete')}
      onConfirm={() => onDelete(replacement === none ? undefined : replacement)}
      onCancel={onCancel}
    >
      <p>{text('tags.delete-why', { count: tag.usageCount })}</p>
      <Select
        label={text('tags.replace-by')}
        value={replacement}
        onChange={setReplacement}
        options={[
          { value: none, label: text('tags.keep-word') },
          ...others.map(({ name }) => ({ value: name, label: name })),
        ]}
      />
    </Dialog>
  );
}
