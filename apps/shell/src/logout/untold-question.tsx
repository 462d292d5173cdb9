import { useText } from '@stammtisch/i18n';
import { Dialog } from '@stammtisch/ui-kit/overlay/dialog.tsx';

export interface UntoldQuestionProps {
  onLeave: () => void;
  onStay: () => void;
}

/** What was done without network is told as soon as there is one; after a logout it never is. */
export function UntoldQuestion({ onLeave, onStay }: UntoldQuestionProps) {
  const text = useText('shell');
  return (
    <Dialog
      isOpen
      title={text('untold.title')}
      confirmLabel={text('untold.leave')}
      cancelLabel={text('untold.stay')}
      tone="danger"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{text('untold.lead')}</p>
    </Dialog>
  );
}
