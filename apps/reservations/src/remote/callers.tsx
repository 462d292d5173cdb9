import { VisuallyHidden } from '@stammtisch/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useCalls } from '../callers/use-calls.ts';

const CallerCards = lazy(async () => ({
  default: (await import('../callers/caller-cards.tsx')).CallerCards,
}));

/** Who is calling, on whichever page; what draws it is loaded with the first call. */
export default function Callers() {
  const { calls, forget } = useCalls();
  const [said, setSaid] = useState('');
  return (
    <>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      {calls.length > 0 && (
        <Suspense fallback={null}>
          <CallerCards calls={calls} onGone={forget} onSay={setSaid} />
        </Suspense>
      )}
    </>
  );
}
