import type { RosterEmployee } from '@stammtisch/contracts/roster/list-employees';
import { useText } from '@stammtisch/remote-kit';
import { DatePicker, Select, TextArea, TimeTextField } from '@stammtisch/ui-kit';
import { PassChoice } from './pass-choice.tsx';
import type { EntryForm } from './use-entry-form.ts';
import styles from './entry-sheet.module.css';

export interface EntryFieldGroupProps {
  form: EntryForm;
  employees: readonly RosterEmployee[];
  isDisabled: boolean;
}

/** Who, on which day, from when to when. */
export function EntryFieldGroup({ form, employees, isDisabled }: EntryFieldGroupProps) {
  const text = useText('roster');
  const common = useText('common');
  const { values, times, outcome, set } = form;
  const fault = outcome?.kind === 'refused' ? outcome : undefined;
  const errorAt = (field: 'start' | 'end') =>
    fault?.field === field && fault.code !== 'OUTSIDE_PLAN'
      ? { error: text(`entry.${fault.code}`) }
      : {};
  return (
    <div className={styles.group}>
      <Select
        label={text('entry.employee')}
        isRequired
        isDisabled={isDisabled}
        value={employees.some(({ name }) => name === values.employee) ? values.employee : null}
        onChange={(employee) => set({ employee })}
        options={employees.map(({ name, active }) => ({
          value: name,
          label: active ? name : text('employees.gone', { name }),
        }))}
      />
      <DatePicker
        label={common('date')}
        isRequired
        isDisabled={isDisabled}
        value={values.date === '' ? null : values.date}
        onChange={(date) => set({ date: date ?? '' })}
        {...(fault?.code === 'OUTSIDE_PLAN' && { error: text('entry.OUTSIDE_PLAN') })}
      />
      <div className={styles.pair}>
        <TimeTextField
          label={text('entry.start')}
          isDisabled={isDisabled}
          value={values.start}
          onChange={(start) => set({ start })}
          {...errorAt('start')}
        />
        <TimeTextField
          label={text('entry.end')}
          isDisabled={isDisabled}
          value={values.end}
          onChange={(end) => set({ end })}
          {...errorAt('end')}
        />
      </div>
      {times?.asksForStart && (
        <PassChoice
          time={values.start}
          isRepeated={times.startRepeated}
          isDisabled={isDisabled}
          onChange={(startRepeated) => set({ startRepeated })}
        />
      )}
      {times?.asksForEnd && (
        <PassChoice
          time={values.end}
          isRepeated={times.endRepeated}
          isDisabled={isDisabled}
          onChange={(endRepeated) => set({ endRepeated })}
        />
      )}
      <TextArea
        label={text('entry.comment')}
        isDisabled={isDisabled}
        value={values.comment}
        onChange={(comment) => set({ comment })}
      />
    </div>
  );
}
