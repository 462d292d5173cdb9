import type { Status } from '@stammtisch/domain/reservation/status';
import { useText } from '@stammtisch/remote-kit';
import { Button, ComboBox, Dialog } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { guestNameOf, type Reservation } from '../book/reservation.ts';
import styles from './status-question.module.css';

/** So many names are read at a glance; of a larger team one is typed. */
const mostNames = 12;

export interface StatusQuestionProps {
  kind: 'editor' | 'corona';
  reservation: Reservation;
  to: Status;
  /** Names to choose from; another one may be typed. */
  employees: readonly string[];
  onAnswer: (answer: { editor?: string; coronaAnswered?: boolean } | undefined) => void;
}

/** What the house wants to know before a status changes (specification §4). */
export function StatusQuestion({
  kind,
  reservation,
  to,
  employees,
  onAnswer,
}: StatusQuestionProps) {
  const text = useText('reservations');
  const common = useText('common');
  const [editor, setEditor] = useState('');
  const name = guestNameOf(reservation);
  if (kind === 'corona') {
    return (
      <Dialog
        isOpen
        title={text('question.corona')}
        confirmLabel={text('question.corona-yes')}
        onConfirm={() => onAnswer({ coronaAnswered: true })}
        onCancel={() => onAnswer(undefined)}
      >
        {text('question.corona-why', { name })}
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      title={text('question.editor')}
      confirmLabel={text(`action.${to}`)}
      isConfirmDisabled={editor.trim() === ''}
      onConfirm={() => onAnswer({ editor: editor.trim() })}
      onCancel={() => onAnswer(undefined)}
    >
      <p>{text('question.editor-why', { name, status: common(`status.${to}`) })}</p>
      {employees.length > 0 && employees.length <= mostNames && (
        <fieldset aria-label={text('question.editor-name')} className={styles.names}>
          {employees.map((employee) => (
            <Button key={employee} onPress={() => onAnswer({ editor: employee })}>
              {employee}
            </Button>
          ))}
        </fieldset>
      )}
      <ComboBox
        label={text('question.editor-name')}
        options={employees.map((employee) => ({ value: employee, label: employee }))}
        value={null}
        onChange={(chosen) => {
          if (chosen !== null) setEditor(chosen);
        }}
        inputValue={editor}
        onInputChange={setEditor}
        allowsOther
      />
    </Dialog>
  );
}
