import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { Settings } from '@stammtisch/contracts/settings/settings';
import { covers } from '@stammtisch/domain/reservation/party';
import { parseDay, parseMinute } from '@stammtisch/domain/time/minute';
import { formatWireTime, parseWireDate } from '@stammtisch/domain/time/wire-time';
import { useText } from '@stammtisch/remote-kit';
import { DatePicker, Dialog, Select } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { serviceDayOfParty, type Reservation } from '../book/reservation.ts';
import { useBookAt } from '../book/use-book-at.ts';
import { tableChoices } from '../reservation-form/table-choices.ts';
import { TablePicker } from '../reservation-form/table-picker.tsx';
import { timeChoices } from '../reservation-form/time-choices.ts';
import type { Move } from './decide-move.ts';
import styles from './move-dialog.module.css';

export interface MoveDialogProps {
  reservation: Reservation;
  rooms: readonly RoomReply[];
  settings: Pick<Settings, 'reservationSettings'>;
  onMove: (wish: Move) => void;
  onClose: () => void;
}

/** The same as a drag, without one: another day, time or table (WCAG 2.5.7). */
export function MoveDialog({ reservation, rooms, settings, onMove, onClose }: MoveDialogProps) {
  const text = useText('reservations');
  const [date, setDate] = useState<string | null>(parseWireDate(reservation.date) ?? null);
  const [time, setTime] = useState(reservation.time);
  const [tables, setTables] = useState(reservation.tables.map((table) => table.id));
  const day = parseDay(date ?? '');
  const start = parseMinute(`${date}T${time}`);
  const isSeated = reservation.status === 'SEATED';
  const offered = day === undefined ? [] : timeChoices(settings, day).map(formatWireTime);
  const times = [...new Set([...offered, time])].toSorted();
  const book = useBookAt(start, settings, serviceDayOfParty(reservation)).reservations;
  const choices = tableChoices(rooms, book, {
    persons: covers(reservation.persons),
    start,
    duration: reservation.duration,
    except: reservation.id,
  });
  return (
    <Dialog
      isOpen
      title={text('move.title')}
      confirmLabel={text('move.confirm')}
      isConfirmDisabled={start === undefined}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        if (start !== undefined) onMove({ start, tables });
      }}
    >
      <div className={styles.fields}>
        <DatePicker
          label={text('form.date')}
          value={date}
          onChange={setDate}
          isDisabled={isSeated}
        />
        <Select
          label={text('form.time')}
          value={time}
          onChange={setTime}
          isDisabled={isSeated}
          options={times.map((each) => ({ value: each, label: each }))}
        />
      </div>
      <TablePicker
        label={text('form.table')}
        choices={choices}
        value={tables}
        allowsAuto={false}
        onChange={(chosen) => setTables(chosen === 'auto' ? [] : chosen)}
      />
    </Dialog>
  );
}
