import { useText } from '@stammtisch/remote-kit';
import { SearchField, SegmentedControl } from '@stammtisch/ui-kit';
import type { Ref } from 'react';
import { statusFilters, type ListFilter } from './filter-reservations.ts';
import styles from './list-filters.module.css';

export interface ListFiltersProps {
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
  searchRef: Ref<HTMLInputElement>;
}

export function ListFilters({ filter, onChange, searchRef }: ListFiltersProps) {
  const text = useText('reservations');
  return (
    <div className={styles.filters}>
      <div className={styles.statuses}>
        <SegmentedControl
          label={text('filter.status')}
          value={filter.status}
          onChange={(status) => onChange({ ...filter, status })}
          segments={statusFilters.map((value) => ({ value, label: text(`filter.${value}`) }))}
        />
      </div>
      <SearchField
        inputRef={searchRef}
        className={styles.search}
        label={text('filter.search')}
        placeholder={text('filter.search-hint')}
        value={filter.text}
        onChange={(typed) => onChange({ ...filter, text: typed })}
      />
    </div>
  );
}
