import { useEffect, useEffectEvent } from 'react';
import type { RosterView } from '../view/use-view.ts';

const typing = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';

/** N a new shift, T today: as on the host’s own screen. */
export function useRosterKeys(view: RosterView, onNew: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(typing)) return;
    const actions: Readonly<Record<string, () => void>> = {
      n: onNew,
      t: () => view.goTo(view.today),
    };
    const action = actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
