import { ListBox, ListBoxItem } from 'react-aria-components';
import { Check } from 'lucide-react';
import { useText } from '@stammtisch/i18n';
import type { Option } from './option.ts';
import styles from './option-list.module.css';

/** The list that a Select or a ComboBox opens; a ComboBox brings its own, filtered options. */
export function OptionList({ options }: { options?: readonly Option[] }) {
  const text = useText('common');
  return (
    <ListBox<Option>
      items={options}
      className={styles.list}
      renderEmptyState={() => <p className={styles.empty}>{text('noResults')}</p>}
    >
      {(option) => (
        <ListBoxItem
          id={option.value}
          textValue={option.label}
          isDisabled={option.isDisabled}
          className={styles.option}
        >
          {option.icon}
          <span className={styles.words}>
            <span>{option.label}</span>
            {option.description && (
              <span data-description className={styles.description}>
                {option.description}
              </span>
            )}
          </span>
          <Check aria-hidden className={styles.check} />
        </ListBoxItem>
      )}
    </ListBox>
  );
}
