import type { Status } from '@stammtisch/domain/reservation/status';
import { useState } from 'react';
import { Cake, EllipsisVertical, Pencil, Trash2, Wheat } from 'lucide-react';
import {
  Button,
  Calendar,
  Dialog,
  IconButton,
  Menu,
  SideSheet,
  StatusBadge,
  TagChip,
  TextArea,
  toast,
} from '../src/index.ts';
import styles from './gallery.module.css';

interface Entry {
  time: string;
  party: number;
  name: string;
  table: string;
  status: Status;
  tag?: { name: string; color: string; icon?: 'cake' | 'wheat' };
}

const entries: Entry[] = [
  { time: '17:30', party: 2, name: 'Aigner, Johanna', table: '4', status: 'CLOSED' },
  {
    time: '18:00',
    party: 4,
    name: 'Familie Huber',
    table: '7',
    status: 'SEATED',
    tag: { name: 'Geburtstag', color: '#15b421', icon: 'cake' },
  },
  { time: '18:15', party: 2, name: 'Dr. Steinmetz', table: '2', status: 'NO_SHOW' },
  { time: '18:30', party: 12, name: 'Kegelclub Alle Neune', table: '20, 21', status: 'CONFIRMED' },
  {
    time: '19:00',
    party: 3,
    name: 'Lefèvre, Amélie',
    table: '11',
    status: 'OPEN',
    tag: { name: 'Glutenfrei', color: '#ffe14d', icon: 'wheat' },
  },
  {
    time: '19:30',
    party: 6,
    name: 'Brandl, Sepp',
    table: '9',
    status: 'CONFIRMED',
    tag: { name: 'Stammgast', color: '#7b1e3b' },
  },
  { time: '19:45', party: 2, name: 'Özdemir, Cem', table: '', status: 'QUEUED' },
  { time: '20:00', party: 1, name: 'Gruber', table: '', status: 'TAKE_AWAY' },
  { time: '20:00', party: 5, name: 'Whitfield, Rose', table: '', status: 'CANCELLED_BY_GUEST' },
  { time: '20:30', party: 4, name: 'Winkler, Anton', table: '', status: 'CANCELLED' },
];

const marks = { cake: <Cake aria-hidden />, wheat: <Wheat aria-hidden /> };

/** A day: month on the left, the list on the right, details beside it. */
export function DayPage() {
  const [date, setDate] = useState<string>('2026-05-01');
  const [chosen, setChosen] = useState<Entry | null>(null);
  const [isAsking, setAsking] = useState(false);

  return (
    <div className={styles.columns}>
      <Calendar
        label="Tag wählen"
        value={date}
        onChange={setDate}
        dayStyle={(day) => {
          const number = Number(day.slice(8));
          if (number % 7 === 4) return { closed: 'fully', label: 'Ruhetag' };
          if (number === 14) return { closed: 'partly', load: 1, label: 'Mittags geschlossen' };
          if (number === 23) return { hasEvent: true, load: 3, label: 'Spargelabend' };
          return number % 3 === 0 ? { load: 2 } : { load: number % 5 === 0 ? 3 : 1 };
        }}
      />
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.name} className={styles.entry}>
            <span className={styles.time}>{entry.time}</span>
            <span className={styles.party}>{entry.party}</span>
            <span>{entry.name}</span>
            <span className={`${styles.row} ${styles.extra}`}>
              {entry.tag && (
                <TagChip
                  name={entry.tag.name}
                  color={entry.tag.color}
                  icon={entry.tag.icon && marks[entry.tag.icon]}
                />
              )}
            </span>
            <StatusBadge status={entry.status} />
            <span className={`${styles.row} ${styles.extra}`}>
              <Button onPress={() => setChosen(entry)}>Ansehen</Button>
              <Menu
                label={`Aktionen für ${entry.name}`}
                trigger={
                  <IconButton label="Mehr" hasTooltip={false}>
                    <EllipsisVertical aria-hidden />
                  </IconButton>
                }
                entries={[
                  {
                    id: 'edit',
                    label: 'Bearbeiten',
                    icon: <Pencil aria-hidden />,
                    shortcut: 'E',
                    onAction: () => setChosen(entry),
                  },
                  {
                    id: 'delete',
                    label: 'Löschen',
                    icon: <Trash2 aria-hidden />,
                    tone: 'danger',
                    startsGroup: true,
                    onAction: () => setAsking(true),
                  },
                ]}
              />
            </span>
          </li>
        ))}
      </ul>
      <SideSheet
        isOpen={chosen !== null}
        isPageUsable
        title={chosen?.name ?? ''}
        subtitle={chosen && `${chosen.time}, ${chosen.party} Personen`}
        onClose={() => setChosen(null)}
        footer={
          <>
            <Button onPress={() => setChosen(null)}>Abbrechen</Button>
            <Button
              variant="primary"
              onPress={() => {
                setChosen(null);
                toast.success('Platziert', { onUndo: () => toast.info('Zurückgenommen') });
              }}
            >
              Platzieren
            </Button>
          </>
        }
      >
        <div className={styles.stack}>
          {chosen && <StatusBadge status={chosen.status} />}
          <TextArea label="Notiz" description="Sehen nur Ihre Leute." />
        </div>
      </SideSheet>
      <Dialog
        isOpen={isAsking}
        title="Reservierung löschen?"
        tone="danger"
        confirmLabel="Löschen"
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      >
        Familie Huber sitzt schon am Tisch. Die Löschung bleibt im Verlauf sichtbar.
      </Dialog>
    </div>
  );
}
