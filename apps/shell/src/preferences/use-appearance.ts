import { applyAppearance } from '@stammtisch/ui-kit/theme/apply-appearance';
import { useEffect } from 'react';
import { usePreferences } from './preferences.ts';

/** Puts the chosen light or dark on the document; without a choice the device decides. */
export function useAppearance(): void {
  const scheme = usePreferences((preferences) => preferences.scheme);
  useEffect(() => {
    applyAppearance({ theme: scheme });
  }, [scheme]);
}
