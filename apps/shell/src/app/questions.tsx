import { Suspense } from 'react';
import { useMasterGate } from '../master-password/master-gate.ts';
import { useUnsavedQuestion } from '../unsaved-work/unsaved-work.ts';
import { lazily } from './lazily.ts';

const MasterDialog = lazily(
  () => import('../master-password/master-dialog.tsx'),
  (module) => module.MasterDialog,
);
const UnsavedQuestion = lazily(
  () => import('../unsaved-work/unsaved-question.tsx'),
  (module) => module.UnsavedQuestion,
);

/** The shell's own questions; their code comes with the first one asked. */
export function Questions() {
  const asksMaster = useMasterGate((gate) => gate.waiting.length > 0);
  const asksToLeave = useUnsavedQuestion((state) => state.question !== undefined);
  return (
    <Suspense fallback={null}>
      {asksMaster ? <MasterDialog /> : null}
      {asksToLeave ? <UnsavedQuestion /> : null}
    </Suspense>
  );
}
