import { useEffect } from 'react';
import { usePreferences } from './preferences.ts';

/** Puts the chosen light or dark on the document; without a choice the device decides. */
export function useAppearance(): void {
  const scheme = usePreferences((preferences) => preferences.scheme);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (scheme === 'system') delete dataset['theme'];
    else dataset['theme'] = scheme;
  }, [scheme]);
}
