import { useText } from '@stammtisch/i18n';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePageTitle } from './page-title.ts';

/**
 * After each navigation: names the tab, moves the focus to the content, and answers the sentence
 * that a screen reader hears.
 */
export function useArrival(title: string): string {
  const text = useText('shell');
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef(pathname);
  usePageTitle(title);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    // An address that names a place in the page: the page moves the focus there itself.
    if (hash !== '') return;
    const content = document.querySelector<HTMLElement>('#content');
    content?.focus({ preventScroll: true });
    content?.parentElement?.scrollTo(0, 0);
  }, [pathname, hash]);
  return text('opened', { title });
}
