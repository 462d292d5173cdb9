import { useEffect } from 'react';
import { useHost } from './host.ts';

/** While `dirty`, leaving the page asks first: links, the browser's back, closing the tab. */
export function useUnsavedWork(dirty: boolean): void {
  const { guardUnsavedWork } = useHost();
  useEffect(() => (dirty ? guardUnsavedWork() : undefined), [dirty, guardUnsavedWork]);
}
