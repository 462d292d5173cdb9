/**
 * Keeps text for as long as the tab lives. In a foreign frame with blocked cookies the browser
 * refuses every access; then nothing is kept and everything else works.
 */
export function readKept(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string | null): boolean {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
