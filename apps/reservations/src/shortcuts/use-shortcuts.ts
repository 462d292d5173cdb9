import { useEffect, useRef } from 'react';
import { areKeysOn } from './key-switch.ts';

/** Single keys by what `KeyboardEvent.key` says, in lower case: `n`, `arrowleft`. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Places where letters and arrows belong to the control that has the focus. */
const typing = 'input, textarea, select, [contenteditable], [role="spinbutton"], [role="combobox"]';
const steering =
  '[role="listbox"], [role="menu"], [role="radiogroup"], [role="tablist"], [role="grid"], [role="application"], dialog, [role="dialog"], [role="alertdialog"]';

/** A notice is an alertdialog too, but asks nothing: it says that it is not modal. */
const question = '[aria-modal="true"], [role="alertdialog"]:not([aria-modal="false"])';

/** The screen's single-key shortcuts; they rest while something is typed, steered or asked. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!areKeysOn() || isBusy(event)) return;
      const run = latest.current[event.key.toLowerCase()];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function isBusy({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector(question) !== null) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(typing) !== null) return true;
  return target.closest(steering) !== null && (key.startsWith('Arrow') || key.length === 1);
}
