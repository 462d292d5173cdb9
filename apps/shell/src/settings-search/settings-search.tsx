import { useLanguage, useText } from '@stammtisch/i18n';
import { SearchField } from '@stammtisch/ui-kit/field/search-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { NavModel } from '../navigation/nav-model.ts';
import type { KnownRoute } from '../registry/route-table.ts';
import { findSettings } from './find-settings.ts';
import { searchHash } from './search-key.ts';
import styles from './settings-search.module.css';
import { useSearchedFields } from './use-searched-fields.ts';

export interface SettingsSearchProps {
  routes: readonly KnownRoute[];
  nav: NavModel;
  /** Something was typed: what else is on the page steps back. */
  onSearch: (isSearching: boolean) => void;
}

/** Finds any setting by its name, whichever page has it; Enter opens the first one. */
export function SettingsSearch({ routes, nav, onSearch }: SettingsSearchProps) {
  const text = useText('shell');
  const common = useText('common');
  const language = useLanguage();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '';
  const searched = useSearchedFields(routes, nav, { language, isWanted: isSearching });
  const hits = findSettings(searched.fields, typed);
  useEffect(() => {
    if (hash === searchHash) input.current?.focus();
  }, [hash]);

  const type = (next: string) => {
    setTyped(next);
    onSearch(next.trim() !== '');
  };
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = hits;
          if (first !== undefined) void navigate(first.href);
        }}
      >
        <SearchField
          inputRef={input}
          label={text('search.label')}
          placeholder={text('search.hint')}
          value={typed}
          onChange={type}
        />
      </form>
      <output className="visually-hidden">
        {isSearching && !searched.isPending ? text('search.found', { count: hits.length }) : ''}
      </output>
      {isSearching && hits.length > 0 ? (
        <ul className={styles.hits} aria-label={text('search.hits')}>
          {hits.map(({ id, href, label, page }) => (
            <li key={id}>
              <Link to={href} className={styles.hit}>
                <span>{label}</span>
                <small>{page}</small>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {isSearching && searched.isError ? (
        <p className={styles.nothing}>
          {text('search.failed')}{' '}
          <button type="button" className={styles.try} onClick={searched.retry}>
            {common('retry')}
          </button>
        </p>
      ) : null}
      {isSearching && hits.length === 0 && !searched.isPending && !searched.isError ? (
        <p className={styles.nothing}>
          {text('search.nothing', { typed: typed.trim() })}{' '}
          {(['one', 'two', 'three'] as const).map((name) => {
            const word = text(`search.try-${name}`);
            return (
              <button key={name} type="button" className={styles.try} onClick={() => type(word)}>
                {word}
              </button>
            );
          })}
        </p>
      ) : null}
    </search>
  );
}
