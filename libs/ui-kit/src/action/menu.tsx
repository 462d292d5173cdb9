import { Fragment, type ReactElement, type ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
  Separator,
  type PopoverProps,
} from 'react-aria-components';
import { Check } from 'lucide-react';
import { classNames } from '../theme/class-names.ts';
import { Kbd } from '../page/kbd.tsx';
import styles from './menu.module.css';

export interface MenuEntry {
  id: string;
  label: string;
  description?: string;
  icon?: ReactNode;
  shortcut?: string;
  tone?: 'danger';
  isDisabled?: boolean;
  /** Marks the present choice, as in a list of languages. */
  isCurrent?: boolean;
  /** Draws a line above. */
  startsGroup?: boolean;
  onAction: () => void;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What the menu is about, for screen readers. */
  label: string;
  entries: readonly MenuEntry[];
  placement?: PopoverProps['placement'];
}

/** Actions behind a button; arrow keys, first letters and Escape work. */
export function Menu({ trigger, label, entries, placement = 'bottom end' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} className={styles.popover}>
        <AriaMenu aria-label={label} className={styles.menu}>
          {entries.map((entry) => (
            <Fragment key={entry.id}>
              {entry.startsGroup && <Separator className={styles.separator} />}
              <MenuItem
                id={entry.id}
                textValue={entry.label}
                isDisabled={entry.isDisabled}
                onAction={entry.onAction}
                className={classNames(styles.item, entry.tone === 'danger' && styles.danger)}
              >
                {entry.icon}
                <span className={styles.words}>
                  <span>{entry.label}</span>
                  {entry.description && (
                    <span className={styles.description}>{entry.description}</span>
                  )}
                </span>
                {entry.shortcut && <Kbd>{entry.shortcut}</Kbd>}
                {entry.isCurrent && <Check aria-hidden />}
              </MenuItem>
            </Fragment>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
