import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { Settings } from '@stammtisch/contracts/settings/settings';
import { useText } from '@stammtisch/remote-kit';
import { Select } from '@stammtisch/ui-kit';
import type { FormValues } from './form-values.ts';
import styles from './reservation-form.module.css';

export interface HouseFieldsProps {
  values: Pick<FormValues, 'inRoom' | 'creator'>;
  rooms: readonly RoomReply[];
  employees: Settings['generalSettings']['employeeList'];
  onRoom: (room: string) => void;
  onCreator: (name: string) => void;
}

/** No option has an empty value, so that nothing chosen can be told from a choice. */
const none = '-';

/** Which room the party wants, and who of the house took it down. */
export function HouseFields({ values, rooms, employees, onRoom, onCreator }: HouseFieldsProps) {
  const text = useText('reservations');
  const active = employees.filter((each) => each.active).map(({ name }) => name);
  const names = [...new Set([...active, ...(values.creator === '' ? [] : [values.creator])])];
  return (
    <div className={styles.pair}>
      {rooms.length > 1 && (
        <Select
          label={text('party.room')}
          value={values.inRoom === '' ? none : values.inRoom}
          onChange={(id) => onRoom(id === none ? '' : id)}
          options={[
            { value: none, label: text('party.any-room') },
            ...rooms
              .filter((room) => room.active)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {names.length > 0 && (
        <Select
          label={text('party.creator')}
          value={values.creator === '' ? none : values.creator}
          onChange={(name) => onCreator(name === none ? '' : name)}
          options={[
            { value: none, label: text('party.nobody') },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
        />
      )}
    </div>
  );
}
