import { useText } from '@stammtisch/i18n';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { KnownRoute } from '../registry/route-table.ts';
import { findPart } from './find-part.ts';

/** Longer than a page takes to read its settings. */
const longestWait = 8_000;

/** `#clock.title` in the address leads to the part of the page with that name, once it is drawn. */
export function useNamedPart({ remote, route }: KnownRoute): void {
  const { hash, key } = useLocation();
  const text = useText(remote.manifest.name);
  const labelKey = hash.slice(1);
  const isDeclared = route.fields?.some((field) => field.labelKey === labelKey) === true;
  const name = isDeclared ? text(labelKey) : undefined;
  useEffect(() => {
    const page = document.querySelector('#content');
    if (name === undefined || page === null) return undefined;
    const look = () => {
      const part = findPart(page, name);
      if (part === undefined) return;
      stop();
      show(part);
    };
    const observer = new MutationObserver(look);
    const tooLate = setTimeout(() => observer.disconnect(), longestWait);
    function stop() {
      observer.disconnect();
      clearTimeout(tooLate);
    }
    observer.observe(page, { childList: true, subtree: true });
    look();
    return stop;
    // Who presses the same hit again is led there again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name, key]);
}

/** What the tab key may reach. */
const focusable =
  ':is(input, textarea, select, button, a[href], [tabindex]):not([disabled], [type="hidden"], [tabindex="-1"])';

function show(part: HTMLElement): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const fields = part.matches(focusable)
    ? [part]
    : [...part.querySelectorAll<HTMLElement>(focusable)];
  if (!fields.some(takesFocus)) {
    // What can only be read is at least where the next tab key goes on from.
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  }
  // Of what is higher than the screen the beginning matters, not the middle.
  const isHigh = part.getBoundingClientRect().height > innerHeight / 2;
  part.scrollIntoView({
    block: isHigh ? 'start' : 'center',
    behavior: isCalm ? 'auto' : 'smooth',
  });
  const ring = (color: string) => ({ outline: `3px solid ${color}`, outlineOffset: '6px' });
  part.animate([ring('var(--focus)'), ring('var(--focus)'), ring('transparent')], 2_400);
}

/** What is hidden or disabled does not. */
function takesFocus(field: HTMLElement): boolean {
  field.focus({ preventScroll: true });
  return document.activeElement === field;
}
