import { useText } from '@stammtisch/remote-kit';
import { Button, IconButton, Switch, TextField, VisuallyHidden } from '@stammtisch/ui-kit';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styles from './general-settings.module.css';

export interface NamedEntry {
  name: string;
  active: boolean;
}

export interface NameListProps<Entry extends NamedEntry> {
  label: string;
  value: readonly Entry[];
  onChange: (entries: Entry[]) => void;
  /** A new entry of that name. */
  make: (name: string) => Entry;
  /** What else can be said of an entry, below its name. */
  children?: (entry: Entry, change: (entry: Entry) => void) => ReactNode;
}

/** Names in the order in which they are offered; Enter adds the next. */
export function NameList<Entry extends NamedEntry>({
  label,
  value,
  onChange,
  make,
  children,
}: NameListProps<Entry>) {
  const text = useText('settings');
  const common = useText('common');
  const [typed, setTyped] = useState('');
  const put = (index: number, entry: Entry) => onChange(value.with(index, entry));
  const move = (from: number, to: number) => {
    const entry = value[from];
    if (entry === undefined || to < 0 || to >= value.length) return;
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, entry));
  };
  const add = () => {
    const name = typed.trim();
    if (name === '' || value.some((each) => each.name === name)) return;
    onChange([...value, make(name)]);
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
                onChange={(event) => put(index, { ...entry, name: event.target.value })}
              />
              <Switch
                isSelected={entry.active}
                onChange={(active) => put(index, { ...entry, active })}
              >
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
              {children && (
                <div className={styles.more}>
                  {children(entry, (changed) => put(index, changed))}
                </div>
              )}
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
