import { useEffect, useEffectEvent } from 'react';

/** Ctrl+Enter (Cmd on a Mac) saves from any field; with Shift it saves and seats. */
export function useSubmitKey(onSubmit: (withShift: boolean) => void): void {
  const submit = useEffectEvent(onSubmit);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      submit(event.shiftKey);
    };
    // While capturing: lists keep their keys to themselves.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
