import { addDays, parseDay, type Day } from '@stammtisch/domain/time/minute';
import { daysOfMonth } from '@stammtisch/domain/time/month';
import { useText } from '@stammtisch/remote-kit';
import { Button, DatePicker, SideSheet } from '@stammtisch/ui-kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Export } from './use-export.ts';
import styles from './export-sheet.module.css';

export interface ExportSheetProps {
  /** Its month is what is offered first. */
  day: Day;
  load: Export;
  onClose: () => void;
}

/** As the server takes it: ten years. */
const longest = 3_660;

/** Which days the file holds; loading shows how far it is and can be stopped. */
export function ExportSheet({ day, load, onClose }: ExportSheetProps) {
  const text = useText('reservations');
  const common = useText('common');
  const month = daysOfMonth(day);
  const [from, setFrom] = useState<Day | undefined>(month[0]);
  const [to, setTo] = useState<Day | undefined>(month.at(-1));
  const error = faultOf(from, to);
  return (
    <SideSheet
      isOpen
      isPageUsable
      title={text('export.title')}
      onClose={onClose}
      footer={
        <>
          {load.progress !== undefined && (
            <>
              <output className={styles.progress}>
                {text('export.progress', { size: load.progress })}
              </output>
              <Button onPress={load.cancel}>{common('cancel')}</Button>
            </>
          )}
          <Button
            variant="primary"
            icon={<Download aria-hidden />}
            isPending={load.progress !== undefined}
            isDisabled={from === undefined || to === undefined || error !== undefined}
            onPress={() => {
              if (from && to) void load.run(from, to);
            }}
          >
            {text('export.run')}
          </Button>
        </>
      }
    >
      <div className={styles.range}>
        <DatePicker
          label={text('export.from')}
          value={from ?? null}
          onChange={(date) => setFrom(parseDay(date ?? ''))}
        />
        <DatePicker
          label={text('export.to')}
          value={to ?? null}
          onChange={(date) => setTo(parseDay(date ?? ''))}
          error={error && text(error)}
        />
      </div>
    </SideSheet>
  );
}

function faultOf(from: Day | undefined, to: Day | undefined) {
  if (from === undefined || to === undefined) return undefined;
  if (to < from) return 'export.reversed' as const;
  return to > addDays(from, longest) ? ('export.too-long' as const) : undefined;
}
