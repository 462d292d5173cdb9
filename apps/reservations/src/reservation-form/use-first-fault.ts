import { useEffect, useRef, type RefObject } from 'react';

/** After an attempt to save, the cursor stands in the first field that is wrong: a phone shows few at once. */
export function useFirstFault(attempts: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return form;
}
