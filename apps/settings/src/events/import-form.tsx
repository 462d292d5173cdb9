import {
  calendarTreatments,
  type CalendarTreatment,
} from '@stammtisch/contracts/event/event-calendar';
import { useRestaurant, useText } from '@stammtisch/remote-kit';
import { Button, RadioGroup, SegmentedControl, TextField } from '@stammtisch/ui-kit';
import { useId, useState } from 'react';
import type { useImportCalendar } from './use-import-calendar.ts';
import styles from './calendars-sheet.module.css';

type Source = 'url' | 'file';

/** A name, where from, and what its days mean. */
export function ImportForm({ importing }: { importing: ReturnType<typeof useImportCalendar> }) {
  const text = useText('settings');
  const { isDemo } = useRestaurant();
  const fileId = useId();
  const [kind, setKind] = useState<Source>(isDemo ? 'file' : 'url');
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [file, setFile] = useState<File>();
  const [treatAs, setTreatAs] = useState<CalendarTreatment>('CLOSED');
  const isReady = name.trim() !== '' && (kind === 'url' ? url.trim() !== '' : file !== undefined);

  const submit = async () => {
    if (!isReady || importing.isBusy) return;
    const source = kind === 'file' && file ? { kind, file } : { kind: 'url' as const, url };
    if (await importing.add({ name: name.trim(), treatAs, source })) {
      setName('');
      setUrl('');
      setFile(undefined);
    }
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <SegmentedControl
        label={text('calendars.source')}
        isWide
        value={kind}
        onChange={setKind}
        segments={[
          { value: 'url', label: text('calendars.source-url'), isDisabled: isDemo },
          { value: 'file', label: text('calendars.source-file') },
        ]}
      />
      {isDemo && <p className={styles.lead}>{text('calendars.demo')}</p>}
      {kind === 'url' ? (
        <TextField
          type="url"
          label={text('calendars.url')}
          placeholder="https://"
          isRequired
          value={url}
          onChange={setUrl}
        />
      ) : (
        <div className={styles.file}>
          <label htmlFor={fileId}>{text('calendars.file')}</label>
          <input
            id={fileId}
            type="file"
            accept=".ics,text/calendar"
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              setFile(chosen);
              // People name their files as they would name the calendar.
              if (chosen && name === '') setName(chosen.name.replace(/\.ics$/i, ''));
            }}
          />
        </div>
      )}
      <TextField
        label={text('calendars.name')}
        description={text('calendars.name-why')}
        isRequired
        maxLength={80}
        value={name}
        onChange={setName}
      />
      <RadioGroup
        label={text('calendars.treat-as')}
        value={treatAs}
        onChange={setTreatAs}
        options={calendarTreatments.map((value) => ({
          value,
          label: text(`calendars.treat-${value}`),
          description: text(`calendars.treat-${value}-why`),
        }))}
      />
      <Button type="submit" variant="primary" isPending={importing.isBusy} isDisabled={!isReady}>
        {text('calendars.import')}
      </Button>
    </form>
  );
}
