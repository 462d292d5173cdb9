import {
  deleteEventCalendar,
  type EventCalendarReply,
} from '@stammtisch/contracts/event/event-calendar';
import { hasLink } from '@stammtisch/hal-client';
import { useFormats } from '@stammtisch/i18n';
import { useHost, useRestaurant, useText } from '@stammtisch/remote-kit';
import { Banner, Button, Checkbox, Dialog, IconButton } from '@stammtisch/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { useDeleteEvent } from './use-delete-event.ts';
import type { useImportCalendar } from './use-import-calendar.ts';
import { useTellEventProblem } from './use-tell-event-problem.ts';
import styles from './calendars-sheet.module.css';

export interface CalendarItemProps {
  calendar: EventCalendarReply;
  importing: ReturnType<typeof useImportCalendar>;
  onDelete: ReturnType<typeof useDeleteEvent>;
}

/** A calendar that was imported: when it was read, and what there is to look at. */
export function CalendarItem({ calendar, importing, onDelete }: CalendarItemProps) {
  const text = useText('settings');
  const common = useText('common');
  const formats = useFormats();
  const { timeZone } = useRestaurant();
  const [isForgetting, setForgetting] = useState(false);
  const { name, readAt, problem, vanished, unread } = calendar;
  const at = readAt === null ? undefined : new Date(readAt);
  const day = at && new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
  const read = at && day && `${formats.date(day)} ${formats.clock(at, timeZone)}`;
  return (
    <div className={styles.item}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h4>{name}</h4>
          <p className={styles.lead}>
            {[
              text('calendars.count', { count: calendar.eventCount }),
              text(`calendars.treat-${calendar.treatAs}`),
              ...(read ? [text('calendars.read-at', { at: read })] : []),
            ].join(' · ')}
          </p>
        </div>
        {hasLink(calendar, 'refresh') && (
          <Button isPending={importing.isBusy} onPress={() => void importing.refresh(calendar)}>
            {text('calendars.refresh')}
          </Button>
        )}
        <IconButton
          label={`${text('calendars.forget')}: ${name}`}
          onPress={() => setForgetting(true)}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {problem && <Banner tone="warning">{text(`calendars.fault-${problem}`)}</Banner>}
      {vanished.length > 0 && (
        <>
          <p className={styles.notice}>{text('calendars.vanished', { count: vanished.length })}</p>
          <ul className={styles.entries}>
            {vanished.map((entry) => (
              <li key={entry.id}>
                <span>{`${entry.start} ${entry.title}`}</span>
                <Button variant="quiet" onPress={() => void onDelete(entry)}>
                  {common('delete')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {unread.length > 0 && (
        <>
          <p className={styles.notice}>{text('calendars.unread', { count: unread.length })}</p>
          <ul className={styles.entries}>
            {unread.map(({ title, reason }, index) => (
              // Two entries may be wrong in the same way; the list never changes in place.
              <li key={`${index} ${title}`}>
                <span>{title || text('calendars.untitled')}</span>
                <span className={styles.lead}>{text(`calendars.unread-${reason}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {isForgetting && <ForgetDialog calendar={calendar} onClose={() => setForgetting(false)} />}
    </div>
  );
}

function ForgetDialog({
  calendar,
  onClose,
}: {
  calendar: EventCalendarReply;
  onClose: () => void;
}) {
  const { client, notices } = useHost();
  const text = useText('settings');
  const problemText = useText('problems');
  const tell = useTellEventProblem();
  const queries = useQueryClient();
  const [withEvents, setWithEvents] = useState(true);
  const { name } = calendar;
  const forget = async () => {
    try {
      const variables = { withEvents: String(withEvents) };
      await client.call(calendar, deleteEventCalendar, { variables });
      notices.success(text('calendars.forgotten', { name }));
    } catch (error) {
      tell(error, problemText('FAILED_DELETION'));
    }
    onClose();
    await queries.invalidateQueries({ queryKey: ['resource'] });
  };
  return (
    <Dialog
      isOpen
      tone="danger"
      title={text('calendars.forget-title', { name })}
      confirmLabel={text('calendars.forget')}
      onConfirm={() => void forget()}
      onCancel={onClose}
    >
      <p>{text('calendars.forget-why')}</p>
      <Checkbox isSelected={withEvents} onChange={setWithEvents}>
        {text('calendars.forget-events')}
      </Checkbox>
    </Dialog>
  );
}
