import { guestColumns, type GuestColumn } from '@stammtisch/contracts/guest/export-guests';
import { useLanguage } from '@stammtisch/i18n';
import { guestColumnsIn } from '@stammtisch/i18n/guest-columns';
import { useText } from '@stammtisch/remote-kit';
import { Button, Checkbox, RadioGroup, SideSheet } from '@stammtisch/ui-kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ExportSample } from './export-sample.tsx';
import { useExportGuests, type ExportKind } from './use-export-guests.ts';
import styles from './export-sheet.module.css';

const usual: readonly GuestColumn[] = ['forename', 'lastname', 'phone', 'email'];

/** What goes into the file, and how it will look. */
export function ExportSheet({ onClose }: { onClose: () => void }) {
  const text = useText('reservations');
  const common = useText('common');
  const { heading } = guestColumnsIn(useLanguage());
  const [kind, setKind] = useState<ExportKind>('columns');
  const [chosen, setChosen] = useState<ReadonlySet<GuestColumn>>(new Set(usual));
  const columns = guestColumns.filter((column) => chosen.has(column));
  const { run, cancel, progress } = useExportGuests();
  const isEmpty = kind === 'columns' && columns.length === 0;

  const toggle = (column: GuestColumn, isChosen: boolean) =>
    setChosen(
      (old) => new Set([...old].filter((each) => each !== column).concat(isChosen ? column : [])),
    );

  return (
    <SideSheet
      isOpen
      isPageUsable
      title={text('guests.export-title')}
      onClose={onClose}
      footer={
        <>
          {progress !== undefined && (
            <>
              <output className={styles.progress}>
                {text('guests.exporting', { size: progress })}
              </output>
              <Button onPress={cancel}>{common('cancel')}</Button>
            </>
          )}
          <Button
            variant="primary"
            icon={<Download aria-hidden />}
            isDisabled={isEmpty}
            isPending={progress !== undefined}
            onPress={() => void run(kind, columns)}
          >
            {text('guests.export-run')}
          </Button>
        </>
      }
    >
      <div className={styles.export}>
        <RadioGroup
          label={text('guests.export-what')}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'columns', label: text('guests.export-columns') },
            {
              value: 'newsletter',
              label: text('guests.export-newsletter'),
              description: text('guests.export-newsletter-why'),
            },
          ]}
        />
        {kind === 'columns' && (
          <div className={styles.columns}>
            {guestColumns.map((column) => (
              <Checkbox
                key={column}
                isSelected={chosen.has(column)}
                onChange={(isChosen) => toggle(column, isChosen)}
              >
                {heading(column)}
              </Checkbox>
            ))}
          </div>
        )}
        {isEmpty ? (
          <p className={styles.quiet}>{text('guests.export-none')}</p>
        ) : (
          <ExportSample kind={kind} columns={columns} />
        )}
      </div>
    </SideSheet>
  );
}
