import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { KnownRoute } from '../registry/route-table.ts';
import { unsavedWork } from '../unsaved-work/unsaved-work.ts';
import { lastUrl, returnPath } from './last-url.ts';
import { rememberedForm } from './remembered-form.ts';

/** Keeps the last-URL memory: each visited place, in the form that the specification gives it. */
export function useRememberedPlace(routes: readonly KnownRoute[]): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    unsavedWork.moved();
    returnPath.forget();
    const remembered = rememberedForm({ pathname, search }, routes);
    if (remembered !== undefined) lastUrl.store(remembered);
  }, [pathname, search, routes]);
}
