import type { RosterEmployee } from '@stammtisch/contracts/roster/list-employees';
import type { RosterPlan } from '@stammtisch/contracts/roster/roster-plan';
import { useText } from '@stammtisch/remote-kit';
import { Checkbox, Dialog } from '@stammtisch/ui-kit';
import { useState } from 'react';
import styles from './publish-dialog.module.css';

export interface PublishDialogProps {
  plan: RosterPlan;
  employees: readonly RosterEmployee[];
  isPending: boolean;
  onPublish: (choice: { andClose: boolean }) => void;
  onCancel: () => void;
}

/** Who gets a mail, and who has to be told by somebody. */
export function PublishDialog(props: PublishDialogProps) {
  const { plan, employees, isPending, onPublish, onCancel } = props;
  const text = useText('roster');
  const isOpen = plan.status !== 'CLOSED';
  const [andClose, setAndClose] = useState(true);
  const concerned = employees.filter(({ news }) => news !== 'nothing');
  const told = concerned.filter(({ email }) => email !== '');
  const silent = concerned.filter(({ email }) => email === '');
  return (
    <Dialog
      isOpen
      title={text('publish.title')}
      confirmLabel={text('publish.action')}
      isPending={isPending}
      isConfirmDisabled={concerned.length === 0 && !(isOpen && andClose)}
      onConfirm={() => onPublish({ andClose: isOpen && andClose })}
      onCancel={onCancel}
    >
      {concerned.length === 0 && <p className={styles.words}>{text('publish.nobody')}</p>}
      {told.length > 0 && (
        <>
          <p className={styles.words}>{text('publish.told', { count: told.length })}</p>
          <ul className={styles.people} aria-label={text('publish.by-mail')}>
            {told.map(({ id, name, email, news }) => (
              <li key={id}>
                <span>{name}</span>
                <span className={styles.muted}>{email}</span>
                <span className={styles.muted}>{text(`news.${news}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {silent.length > 0 && (
        <p className={styles.words}>
          {text('publish.silent', { names: silent.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {isOpen && (
        <Checkbox isSelected={andClose} onChange={setAndClose}>
          {text('publish.and-close')}
        </Checkbox>
      )}
    </Dialog>
  );
}
