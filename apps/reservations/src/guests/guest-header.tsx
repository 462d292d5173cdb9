import { useText } from '@stammtisch/remote-kit';
import {
  Button,
  IconButton,
  PageHeader,
  SearchField,
  SegmentedControl,
  useIsNarrow,
} from '@stammtisch/ui-kit';
import { CopyCheck, Download, Plus, ShieldAlert } from 'lucide-react';
import type { Ref } from 'react';
import { guestKinds, type GuestKind } from './use-guest-address.ts';
import { fewestLetters } from './use-guest-list.ts';
import styles from './guest-header.module.css';

export interface GuestHeaderProps {
  typed: string;
  kind: GuestKind;
  /** Absent while nobody knows. */
  total: number | undefined;
  /** A sheet stands beside the list, so there is less room. */
  isBeside: boolean;
  searchRef: Ref<HTMLInputElement>;
  onType: (typed: string) => void;
  onKind: (kind: GuestKind) => void;
  onNew: () => void;
  onDuplicates: () => void;
  onExport: () => void;
}

/** The server counts no further. */
const mostCounted = 1_000;

/** How many there are, and the search that staff come here for. */
export function GuestHeader({ typed, kind, total, searchRef, ...props }: GuestHeaderProps) {
  const text = useText('reservations');
  const isTight = useIsNarrow() || props.isBeside;
  const isShort = typed.trim() !== '' && typed.trim().length < fewestLetters;
  const count =
    total === undefined
      ? ''
      : total >= mostCounted
        ? text('guests.count-many')
        : text('guests.count', { count: total });
  return (
    <div className={styles.header}>
      <PageHeader
        title={text('guests.title')}
        subtitle={<output>{isShort ? text('guests.three-letters') : count || '\u00a0'}</output>}
        actions={
          <>
            <IconButton
              label={text('guests.all-duplicates')}
              variant="secondary"
              onPress={props.onDuplicates}
            >
              <CopyCheck aria-hidden />
            </IconButton>
            {isTight ? (
              <IconButton
                label={text('guests.export')}
                variant="secondary"
                onPress={props.onExport}
              >
                <Download aria-hidden />
              </IconButton>
            ) : (
              <Button icon={<Download aria-hidden />} onPress={props.onExport}>
                {text('guests.export')}
              </Button>
            )}
            <Button
              variant="primary"
              icon={<Plus aria-hidden />}
              onPress={props.onNew}
              aria-keyshortcuts="n"
            >
              {text('guests.new')}
            </Button>
          </>
        }
      />
      <div className={styles.tools}>
        <SearchField
          inputRef={searchRef}
          className={styles.search}
          label={text('guests.search')}
          placeholder={text('guests.search-hint')}
          value={typed}
          onChange={props.onType}
        />
        <div className={styles.kinds}>
          <SegmentedControl
            label={text('guests.filter')}
            value={kind}
            onChange={props.onKind}
            segments={guestKinds.map((value) => ({
              value,
              label: text(`guests.filter-${value}`),
              ...(value === 'consent' && { icon: <ShieldAlert aria-hidden /> }),
            }))}
          />
        </div>
      </div>
    </div>
  );
}
