import { lazy, Suspense } from 'react';
import type { StatusQuestionProps } from './status-question.tsx';

// Most houses want to know nothing, and the day must not wait for it.
const StatusQuestion = lazy(async () => ({
  default: (await import('./status-question.tsx')).StatusQuestion,
}));

/** What the house wants to know, once it does. */
export function LateStatusQuestion(props: StatusQuestionProps) {
  return (
    <Suspense fallback={null}>
      <StatusQuestion {...props} />
    </Suspense>
  );
}
