import { Suspense } from 'react';
import { create } from 'zustand';
import { lazily } from '../app/lazily.ts';

/** Toasts are wanted from the first message on, and as soon as remotes may show their own. */
export const useToastPlace = create<{ isWanted: boolean }>(() => ({ isWanted: false }));

const Toasts = lazily(
  () => import('@stammtisch/ui-kit/feedback/toasts.tsx'),
  (module) => module.Toasts,
);

export function ToastPlace() {
  const isWanted = useToastPlace((place) => place.isWanted);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Toasts />
    </Suspense>
  );
}
