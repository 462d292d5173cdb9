import { useText } from '@stammtisch/remote-kit';
import { TagChip, TextField } from '@stammtisch/ui-kit';
import { useState, type KeyboardEvent } from 'react';
import styles from './guest-form.module.css';

export interface GuestTagsProps {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}

/** Specification §9: default tag colour. */
const tagColor = '#15b421';

/** Tags by their names: type one, press Enter. */
export function GuestTags({ tags, onChange }: GuestTagsProps) {
  const text = useText('reservations');
  const [typed, setTyped] = useState('');
  const add = () => {
    if (typed.trim() !== '') onChange([...new Set([...tags, typed.trim()])]);
    setTyped('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || typed.trim() === '') return;
    event.preventDefault();
    add();
  };
  return (
    <div>
      <TextField
        label={text('guests.tags')}
        value={typed}
        onChange={setTyped}
        onKeyDown={addOnEnter}
        // What was typed and not entered is not lost when the next field is pressed.
        onBlur={add}
        placeholder={text('guests.tag-add')}
        maxLength={40}
      />
      <div className={styles.tags}>
        {tags.map((tag) => (
          <TagChip
            key={tag}
            name={tag}
            color={tagColor}
            onRemove={() => onChange(tags.filter((other) => other !== tag))}
          />
        ))}
      </div>
    </div>
  );
}
