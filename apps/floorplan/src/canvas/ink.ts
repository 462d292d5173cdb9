/** The colours of the page, for a canvas that no style sheet reaches. */
export interface Ink {
  floor: string;
  grid: string;
  wall: string;
  table: string;
  thing: string;
  line: string;
  chair: string;
  text: string;
  muted: string;
  accent: string;
  tint: string;
  font: string;
}

const tokens: Record<keyof Ink, string> = {
  floor: '--surface',
  grid: '--line',
  wall: '--line-strong',
  table: '--raised',
  thing: '--sunken',
  line: '--control-line',
  chair: '--line-strong',
  text: '--text',
  muted: '--text-muted',
  accent: '--focus',
  tint: '--selected',
  font: '--font',
};

/** What the tokens mean where the element is; read again when light turns to dark. */
export function readInk(element: HTMLElement): Ink {
  const probe = document.createElement('span');
  element.append(probe);
  const values = Object.entries(tokens).map(([name, token]) => {
    if (name === 'font') return [name, getComputedStyle(element).fontFamily];
    // A token may be written in terms of others; as a colour it is what is drawn.
    probe.style.color = `var(${token})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(values);
}

/** Calls back when the page turns light or dark. */
export function watchAppearance(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', onChange);
  };
}
