import { useText } from '@stammtisch/remote-kit';
import { Button, IconButton, Switch, TextField, VisuallyHidden } from '@stammtisch/ui-kit';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import styles from './general-settings.module.css';

export interface NamedEntry {
  name: string;
  active: boolean;
}

export interface NameListProps {
  label: string;
  value: readonly NamedEntry[];
  onChange: (entries: NamedEntry[]) => void;
}

/** Names in the order in which they are offered; Enter adds the next. */
export function NameList({ label, value, onChange }: NameListProps) {
  const text = useText('settings');
  const common = useText('common');
  const [typed, setTyped] = useState('');
  const put = (index: number, change: Partial<NamedEntry>) =>
    onChange(value.map((each, at) => (at === index ? { ...each, ...change } : each)));
  const move = (from: number, to: number) => {
    const entry = value[from];
    if (entry === undefined || to < 0 || to >= value.length) return;
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, entry));
  };
  const add = () => {
    const name = typed.trim();
    if (name === '' || value.some((each) => each.name === name)) return;
    onChange([...value, { name, active: true }]);
    setTyped('');
  };

  return (
    <div className={styles.names}>
      {value.length === 0 ? (
        <p className={styles.none}>{text('general-settings.no-entries')}</p>
      ) : (
        <ul className={styles.list} aria-label={label}>
          {value.map((entry, index) => (
            // Names change while they are typed; an entry is known by its place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles.entry}>
              <input
                className={styles.input}
                aria-label={text('general-settings.entry', { name: entry.name })}
                maxLength={100}
                value={entry.name}
                onChange={(event) => put(index, { name: event.target.value })}
              />
              <Switch isSelected={entry.active} onChange={(active) => put(index, { active })}>
                <VisuallyHidden>
                  {text('general-settings.active', { name: entry.name })}
                </VisuallyHidden>
              </Switch>
              <IconButton
                label={text('general-settings.up', { name: entry.name })}
                isDisabled={index === 0}
                onPress={() => move(index, index - 1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                label={text('general-settings.down', { name: entry.name })}
                isDisabled={index === value.length - 1}
                onPress={() => move(index, index + 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
              <IconButton
                label={`${common('remove')}: ${entry.name}`}
                onPress={() => onChange(value.toSpliced(index, 1))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          label={text('general-settings.new-entry')}
          maxLength={100}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" icon={<Plus aria-hidden />} isDisabled={typed.trim() === ''}>
          {text('general-settings.add')}
        </Button>
      </form>
    </div>
  );
}
