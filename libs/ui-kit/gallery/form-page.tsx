import { useState } from 'react';
import { Search } from 'lucide-react';
import {
  Button,
  Checkbox,
  ComboBox,
  DatePicker,
  FormErrorSummary,
  NumberField,
  PasswordField,
  RadioGroup,
  Select,
  Switch,
  TextArea,
  TextField,
  TimeChips,
} from '../src/index.ts';
import styles from './gallery.module.css';

const times = ['18:00', '18:15', '18:30', '18:45', '19:00', '19:15', '19:30', '19:45', '20:00'];
const guests = ['Aigner, Johanna', 'Brandl, Sepp', 'Huber, Maria', 'Lefèvre, Amélie'];
const tables = [
  { value: 'auto', label: 'Automatisch', description: 'Der kleinste passende Tisch' },
  { value: '7', label: 'Tisch 7', description: 'Stube, 4 Plätze' },
  { value: '9', label: 'Tisch 9', description: 'Stube, 6 Plätze' },
];

/** Every field, in the order of a phone call. */
export function FormPage() {
  const [party, setParty] = useState(2);
  const [date, setDate] = useState<string | null>('2026-05-01');
  const [time, setTime] = useState<string | null>('19:00');
  const [guest, setGuest] = useState<string | null>(null);
  const [table, setTable] = useState('auto');
  const [channel, setChannel] = useState('phone');
  const [hasConsent, setConsent] = useState(true);
  const [isLocked, setLocked] = useState(false);

  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <div className={styles.two}>
          <NumberField label="Personen" value={party} onChange={setParty} minValue={1} />
          <DatePicker label="Datum" value={date} onChange={setDate} isRequired />
        </div>
        <TimeChips
          label="Uhrzeit"
          value={time}
          onChange={setTime}
          allowsUnfree
          times={times.map((value, index) => ({
            time: value,
            state: index === 4 || index === 5 ? 'full' : index === 8 ? 'blocked' : 'free',
            note: index === 8 ? undefined : `${index * 5}/40`,
          }))}
        />
        <ComboBox
          label="Gast"
          value={guest}
          onChange={setGuest}
          icon={<Search aria-hidden />}
          options={guests.map((name) => ({ value: name, label: name, description: '4 Besuche' }))}
        />
        <Select label="Tisch" options={tables} value={table} onChange={setTable} />
        <Button variant="primary" isWide>
          Reservierung anlegen
        </Button>
      </div>
      <div className={styles.stack}>
        <FormErrorSummary
          errors={[{ fieldId: 'phone', message: 'Die Telefonnummer ist nicht gültig.' }]}
        />
        <div className={styles.two}>
          <TextField label="Name" defaultValue="Familie Huber" autoComplete="off" />
          <TextField
            id="phone"
            label="Telefon"
            type="tel"
            defaultValue="0991 12"
            error="Die Telefonnummer ist nicht gültig. Bitte prüfen Sie Vorwahl und Nummer."
          />
          <PasswordField label="Master-Passwort" description="Gilt 15 Minuten." />
          <TextField label="Gesperrtes Feld" defaultValue="Stube" isDisabled />
        </div>
        <TextArea label="Wunsch" placeholder="Kinderstuhl, Hund, Allergien" />
        <RadioGroup
          label="Kam über"
          value={channel}
          onChange={setChannel}
          options={[
            { value: 'phone', label: 'Telefon' },
            { value: 'online', label: 'Internet', description: 'Bestätigung per E-Mail' },
          ]}
        />
        <Checkbox isSelected={hasConsent} onChange={setConsent}>
          Der Gast stimmt der Speicherung seiner Daten zu
        </Checkbox>
        <Switch isSelected={isLocked} onChange={setLocked}>
          Reservierung sperren
        </Switch>
        <Switch isSelected onChange={setLocked}>
          Bestätigung senden
        </Switch>
      </div>
    </div>
  );
}
