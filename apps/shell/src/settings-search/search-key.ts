import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

/** The overview of the settings with its search field ready. */
export const searchHash = '#search';

/** Ctrl+K (on a Mac also Command+K) leads to the search over all settings from any page. */
export function useSearchKey(): void {
  const navigate = useNavigate();
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (!isKey || event.defaultPrevented || event.altKey || event.shiftKey) return;
    // A question has to be answered first.
    if (document.querySelector('[role="alertdialog"], [aria-modal="true"], dialog[open]') !== null)
      return;
    event.preventDefault();
    void navigate(`/settings${searchHash}`);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
