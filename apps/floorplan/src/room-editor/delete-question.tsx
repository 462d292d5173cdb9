import { guestNameOf } from '@stammtisch/domain/reservation/guest-name';
import { partyOf } from '@stammtisch/domain/reservation/party';
import { useText } from '@stammtisch/remote-kit';
import { Dialog } from '@stammtisch/ui-kit';
import type { Affected } from './read-affected.ts';
import styles from './delete-question.module.css';

/** More would not be read at the door. */
const shown = 8;

export interface DeleteQuestionProps {
  title: string;
  affected: Affected;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Who loses a table, before it is deleted (decisions §7). */
export function DeleteQuestion({ title, affected, onConfirm, onCancel }: DeleteQuestionProps) {
  const text = useText('floorplan');
  const { total, first } = affected;
  const more = total - Math.min(first.length, shown);
  return (
    <Dialog
      isOpen
      title={title}
      tone="danger"
      confirmLabel={text('room-editor.delete')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {total === 0 ? (
        <p>{text('room-editor.nobody-affected')}</p>
      ) : (
        <>
          <p>{text('room-editor.affected', { count: total })}</p>
          <ul className={styles.parties}>
            {first.slice(0, shown).map((party) => (
              <li key={party.id}>
                {text('room-editor.affected-party', {
                  date: party.date,
                  time: party.time,
                  persons: partyOf(party),
                  guest: guestNameOf(party),
                })}
              </li>
            ))}
          </ul>
          {more > 0 ? <p>{text('room-editor.affected-more', { count: more })}</p> : null}
        </>
      )}
    </Dialog>
  );
}
