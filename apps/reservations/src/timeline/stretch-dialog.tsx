import { shortestStay } from '@stammtisch/domain/reservation/stretch';
import { addMinutes } from '@stammtisch/domain/time/minute';
import { formatWireTime } from '@stammtisch/domain/time/wire-time';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { Dialog, Select } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { guestNameOf, startOf, type Reservation } from '../book/reservation.ts';

export interface StretchDialogProps {
  reservation: Reservation;
  /** Minutes of the house's grid. */
  interval: number;
  onStretch: (duration: number) => void;
  onClose: () => void;
}

/** Longer than anybody sits; a whole day can be written in the form. */
const longestOffered = 480;

/** The same as pulling a bar's end, without a drag (WCAG 2.5.7). */
export function StretchDialog({ reservation, interval, onStretch, onClose }: StretchDialogProps) {
  const text = useText('reservations');
  const formats = useFormats();
  const [duration, setDuration] = useState(reservation.duration);
  const start = startOf(reservation);
  const offered: number[] = [];
  for (let each = Math.max(interval, shortestStay); each <= longestOffered; each += interval) {
    offered.push(each);
  }
  const durations = [...new Set([...offered, reservation.duration])].toSorted((a, b) => a - b);
  return (
    <Dialog
      isOpen
      title={`${text('stretch.title')}: ${guestNameOf(reservation)}`}
      confirmLabel={text('move.confirm')}
      isConfirmDisabled={duration === reservation.duration}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onStretch(duration);
      }}
    >
      <Select
        label={text('conflict.duration')}
        value={`${duration}`}
        onChange={(chosen) => setDuration(Number(chosen))}
        options={durations.map((each) => {
          const until = formats.time(formatWireTime(addMinutes(start, each)));
          const words = text('stretch.until', { time: until });
          return { value: `${each}`, label: `${formats.duration(each)} · ${words}` };
        })}
      />
    </Dialog>
  );
}
