import type { TagReply } from '@stammtisch/contracts/tag/tag';
import { useText } from '@stammtisch/remote-kit';
import { IconButton, TagChip } from '@stammtisch/ui-kit';
import { Trash2 } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { SwatchMenu } from './swatch-menu.tsx';
import type { TagActions } from './use-tag-actions.ts';
import styles from './tags.module.css';

export interface TagRowProps {
  tag: TagReply;
  actions: TagActions;
  onDelete: (tag: TagReply) => void;
  /** Enter was pressed: on to the next new one. */
  onNext: () => void;
}

/** A tag, changed where it stands: leaving the field or Enter saves, Escape takes it back. */
export function TagRow({ tag, actions, onDelete, onNext }: TagRowProps) {
  const text = useText('settings');
  const common = useText('common');
  const fault = useId();
  const [typed, setTyped] = useState<string>();
  const [isTaken, setTaken] = useState(false);
  const name = typed ?? tag.name;

  const save = async (color = tag.color) => {
    const wanted = name.trim() || tag.name;
    if (wanted === tag.name && color === tag.color) return setTyped(undefined);
    const outcome = await actions.change(tag, { name: wanted, color });
    setTaken(outcome === 'name-in-use');
    if (outcome === 'done') setTyped(undefined);
  };

  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onNext();
    }
    if (event.key === 'Escape' && typed !== undefined) {
      setTyped(undefined);
      setTaken(false);
    }
  };

  return (
    <li className={styles.row}>
      <SwatchMenu
        label={text('tags.color-of', { name: tag.name, color: tag.color })}
        color={tag.color}
        onChange={(color) => void save(color)}
      />
      <span className={styles.name}>
        <input
          className={styles.input}
          aria-label={text('tags.name-of', { name: tag.name })}
          aria-invalid={isTaken || undefined}
          aria-describedby={isTaken ? fault : undefined}
          maxLength={40}
          value={name}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => void save()}
          onKeyDown={hear}
        />
        {isTaken && (
          <span id={fault} role="alert" className={styles.fault}>
            {text('tags.in-use')}
          </span>
        )}
      </span>
      <span className={styles.chip}>
        <TagChip name={name || tag.name} color={tag.color} />
      </span>
      <span className={styles.usage}>
        {tag.usageCount > 0 ? text('tags.used', { count: tag.usageCount }) : text('tags.unused')}
      </span>
      <IconButton label={`${common('delete')}: ${tag.name}`} onPress={() => onDelete(tag)}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
