import { useText } from '@stammtisch/remote-kit';
import { SegmentedControl } from '@stammtisch/ui-kit';
import { Search } from 'lucide-react';
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
      <label className={styles.search}>
        <Search aria-hidden />
        <input
          ref={searchRef}
          type="search"
          value={filter.text}
          aria-label={text('filter.search')}
          aria-keyshortcuts="/"
          placeholder={text('filter.search-hint')}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
        />
      </label>
    </div>
  );
}
