import { defaultTagColor } from '@stammtisch/contracts/tag/tag';
import { useText } from '@stammtisch/remote-kit';
import { Button, TextField } from '@stammtisch/ui-kit';
import { Plus } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { SwatchMenu } from './swatch-menu.tsx';
import type { TagActions } from './use-tag-actions.ts';
import styles from './tags.module.css';

export interface NewTagProps {
  actions: TagActions;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** One more tag: Enter adds it and leaves the field ready for the next. */
export function NewTag({ actions, inputRef }: NewTagProps) {
  const text = useText('settings');
  const [name, setName] = useState('');
  const [color, setColor] = useState<string>(defaultTagColor);
  const [isTaken, setTaken] = useState(false);

  const add = async () => {
    const wanted = name.trim();
    if (wanted === '') return;
    // At once, so that nothing of the next name is lost while this one is on its way.
    setName('');
    inputRef.current?.focus();
    const outcome = await actions.create({ name: wanted, color });
    setTaken(outcome === 'name-in-use');
    if (outcome !== 'done') setName((typed) => typed || wanted);
  };

  return (
    <form
      className={styles.new}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <SwatchMenu label={text('tags.color-new', { color })} color={color} onChange={setColor} />
      <TextField
        label={text('tags.new')}
        description={text('tags.new-why')}
        maxLength={40}
        value={name}
        inputRef={inputRef}
        onChange={(typed) => {
          setName(typed);
          setTaken(false);
        }}
        {...(isTaken && { error: text('tags.in-use') })}
      />
      <Button type="submit" icon={<Plus aria-hidden />} isDisabled={name.trim() === ''}>
        {text('tags.add')}
      </Button>
    </form>
  );
}
