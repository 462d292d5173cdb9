import { useEffect, useEffectEvent } from 'react';
import { finishTyping } from '../field/finish-typing.ts';

/** Ctrl+S saves (on a Mac also Command+S), and with `alsoEnter` Ctrl+Enter, wherever the cursor is. */
export function useSaveKey(save: () => void, { alsoEnter = false } = {}): void {
  const run = useEffectEvent(save);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 's' || (alsoEnter && event.key === 'Enter');
      if (!(event.ctrlKey || event.metaKey) || !isKey) return;
      event.preventDefault();
      finishTyping();
      // What was typed last is part of the form once it is drawn again.
      setTimeout(() => run());
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [alsoEnter]);
}
