import type { Companion } from '@stammtisch/contracts/reservation/reservation';
import type { InputField } from '@stammtisch/contracts/settings/input-field';
import { useText } from '@stammtisch/remote-kit';
import { Button, IconButton, TextField } from '@stammtisch/ui-kit';
import { UserPlus, X } from 'lucide-react';
import styles from './reservation-form.module.css';

export interface CompanionFieldsProps {
  inputFields: readonly InputField[];
  value: readonly Companion[];
  onChange: (companions: Companion[]) => void;
  error: string | undefined;
}

const nobody: Companion = {
  anrede: '',
  forename: '',
  lastname: '',
  company: '',
  phone: '',
  email: '',
  comment: '',
};

/** Who comes along, as far as the house asks (specification §3, Begleitperson). */
export function CompanionFields({ inputFields, value, onChange, error }: CompanionFieldsProps) {
  const text = useText('reservations');
  const shown = inputFields
    .filter((field) => field.visible)
    .toSorted((first, second) => first.orderIndex - second.orderIndex)
    .flatMap(({ name, mandatory }) =>
      name === 'allowsNewsletter' ? [] : [{ name, isRequired: mandatory }],
    );
  if (shown.length === 0 && value.length === 0) return null;
  const put = (index: number, name: keyof Companion, words: string) =>
    onChange(value.map((each, at) => (at === index ? { ...each, [name]: words } : each)));
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.label}>{text('party.companions')}</legend>
      {value.map((each, index) => (
        // A companion has nothing but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.companion}>
          <p className={styles.companionHead}>
            {text('party.companion', { number: index + 1 })}
            <IconButton
              label={text('party.remove-companion', { number: index + 1 })}
              onPress={() => onChange(value.filter((_companion, at) => at !== index))}
            >
              <X aria-hidden />
            </IconButton>
          </p>
          <div className={styles.pair}>
            {shown.map(({ name, isRequired }) => (
              <TextField
                key={name}
                label={text(`form.${name}`)}
                value={each[name]}
                isRequired={isRequired}
                error={isRequired && each[name].trim() === '' ? error : undefined}
                onChange={(words) => put(index, name, words)}
              />
            ))}
          </div>
        </div>
      ))}
      <Button icon={<UserPlus aria-hidden />} onPress={() => onChange([...value, nobody])}>
        {text('party.add-companion')}
      </Button>
    </fieldset>
  );
}
