import { useText } from '@stammtisch/i18n';
import { Dialog } from '@stammtisch/ui-kit/overlay/dialog.tsx';
import { useUnsavedQuestion } from './unsaved-work.ts';

/** Asks whether to leave; dismissing means to stay. */
export function UnsavedQuestion() {
  const text = useText('shell');
  const question = useUnsavedQuestion((state) => state.question);
  return (
    <Dialog
      isOpen={question !== undefined}
      title={text('unsaved.title')}
      confirmLabel={text('unsaved.leave')}
      cancelLabel={text('unsaved.stay')}
      tone="danger"
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    >
      <p>{text('unsaved.lead')}</p>
    </Dialog>
  );
}
