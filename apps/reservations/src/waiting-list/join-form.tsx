import type { SizeQuote } from '@stammtisch/contracts/waiting-list/read-waiting-list';
import { useText } from '@stammtisch/remote-kit';
import { useFormats } from '@stammtisch/i18n';
import { Button, TextField } from '@stammtisch/ui-kit';
import { useState, type SubmitEvent } from 'react';
import { PartyChips } from './party-chips.tsx';
import { useJoin } from './use-join.ts';
import styles from './join-form.module.css';

/** Who stands at the door goes on the list: how many, if they like a name, done. */
export function JoinForm({ quotes }: { quotes: readonly SizeQuote[] }) {
  const text = useText('reservations');
  const { duration } = useFormats();
  const { join, isPending } = useJoin();
  const [persons, setPersons] = useState<number>();
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const quote = quotes.find((each) => each.persons === persons);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (persons === undefined || isPending) return;
    if (!(await join({ persons, name, note }))) return;
    // The next party may have been begun meanwhile.
    setPersons((now) => (now === persons ? undefined : now));
    setName((now) => (now === name ? '' : now));
    setNote((now) => (now === note ? '' : now));
  };

  return (
    <form
      className={styles.form}
      aria-label={text('waiting-list.join')}
      onSubmit={(event) => void submit(event)}
    >
      <h2 className={styles.title}>{text('waiting-list.join')}</h2>
      <PartyChips
        label={text('walk-in.persons')}
        persons={persons}
        quotes={quotes}
        onChoose={setPersons}
      />
      {persons !== undefined && (
        <>
          <p className={styles.quote}>{quoteWords()}</p>
          <div className={styles.fields}>
            <TextField
              label={text('waiting-list.name')}
              value={name}
              onChange={setName}
              autoComplete="off"
              maxLength={100}
            />
            <TextField
              label={text('form.comment')}
              value={note}
              onChange={setNote}
              autoComplete="off"
              maxLength={500}
            />
          </div>
          <Button type="submit" variant="primary" isWide isPending={isPending}>
            {text('waiting-list.join-now')}
          </Button>
        </>
      )}
    </form>
  );

  function quoteWords(): string {
    if (quote?.minutes === 0) return text('waiting-list.quote-now');
    if (quote?.time && quote.minutes !== null) {
      return text('waiting-list.quote', { span: duration(quote.minutes), time: quote.time });
    }
    return text('waiting-list.quote-never');
  }
}
