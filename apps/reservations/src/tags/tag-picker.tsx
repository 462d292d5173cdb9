import { createTag } from '@stammtisch/contracts/tag/tag';
import { useCall, useHost, useText } from '@stammtisch/remote-kit';
import { Button, TagChip, TextField } from '@stammtisch/ui-kit';
import { Check, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useTags } from './use-tags.ts';
import styles from './tag-picker.module.css';

export interface TagPickerProps {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  error: string | undefined;
}

/** The house's tags, each by one press; a word that is none yet becomes one. */
export function TagPicker({ value, onChange, error }: TagPickerProps) {
  const { entry } = useHost();
  const text = useText('reservations');
  const { tags, colorOf } = useTags();
  const [word, setWord] = useState('');
  const create = useCall(createTag, { handles: ['name-in-use'] });
  const names = [...new Set([...tags.map(({ name }) => name), ...value])];
  const toggle = (name: string) =>
    onChange(value.includes(name) ? value.filter((each) => each !== name) : [...value, name]);

  const add = () => {
    const typed = word.trim();
    if (typed === '') return;
    const known = names.find((name) => name.toLowerCase() === typed.toLowerCase());
    if (known === undefined) create.mutate({ on: entry, options: { body: { name: typed } } });
    const name = known ?? typed;
    if (!value.includes(name)) onChange([...value, name]);
    setWord('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    add();
  };

  return (
    <fieldset className={styles.picker}>
      <legend className={styles.label}>{text('form.tags')}</legend>
      <div className={styles.tags}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tag}
            aria-pressed={value.includes(name)}
            onClick={() => toggle(name)}
          >
            <TagChip
              name={name}
              color={colorOf(name)}
              icon={value.includes(name) ? <Check aria-hidden size={14} /> : undefined}
            />
          </button>
        ))}
      </div>
      <div className={styles.add}>
        <TextField
          label={text('party.new-tag')}
          value={word}
          onChange={setWord}
          onKeyDown={addOnEnter}
          error={error}
        />
        <Button icon={<Plus aria-hidden />} onPress={add} isDisabled={word.trim() === ''}>
          {text('party.add-tag')}
        </Button>
      </div>
    </fieldset>
  );
}
