import {
  acceptDeclarationOfType,
  declarationVersions,
  readDeclaration,
} from '@stammtisch/contracts/privacy/data-protection-declaration';
import { findLink } from '@stammtisch/hal-client';
import { useCall, useHost, useResource, useText } from '@stammtisch/remote-kit';
import { Checkbox, Dialog } from '@stammtisch/ui-kit';
import { useState } from 'react';
import styles from './privacy.module.css';

export interface ExportDeclarationProps {
  onAccept: () => void;
  onCancel: () => void;
}

const type = 'guest-export';

/** What whoever takes guests' data out of the house answers for. The acceptance is kept on the server. */
export function ExportDeclaration({ onAccept, onCancel }: ExportDeclarationProps) {
  const { entry } = useHost();
  const text = useText('settings');
  const [isRead, setRead] = useState(false);
  const { mutate, isPending } = useCall(acceptDeclarationOfType);
  const { data } = useResource(findLink(entry, 'data-protection-declaration'), {
    schema: readDeclaration.reply,
    variables: { declarationType: type },
  });
  const latest = data?.resource.acceptance;
  const version = declarationVersions[type];
  const accept = () => {
    if (data === undefined) return;
    mutate({ on: data.resource, options: { body: { version } } }, { onSuccess: onAccept });
  };
  return (
    <Dialog
      isOpen
      title={text('privacy.declaration')}
      confirmLabel={text('privacy.declaration-accept')}
      isPending={isPending}
      isConfirmDisabled={!isRead || data === undefined}
      onConfirm={accept}
      onCancel={onCancel}
    >
      <p>{text('privacy.declaration-text')}</p>
      <ul className={styles.duties}>
        <li>{text('privacy.declaration-purpose')}</li>
        <li>{text('privacy.declaration-care')}</li>
        <li>{text('privacy.declaration-delete')}</li>
      </ul>
      <Checkbox isSelected={isRead} onChange={setRead}>
        {text('privacy.declaration-read')}
      </Checkbox>
      <p className={styles.note}>
        {latest
          ? text('privacy.declaration-last', {
              version,
              who: latest.acceptedBy,
              when: new Date(latest.acceptedAt).toLocaleString(text('privacy.locale')),
            })
          : text('privacy.declaration-first', { version })}
      </p>
    </Dialog>
  );
}
