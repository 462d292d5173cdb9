import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/skeleton.css';
import './host.css';
import { createRoot } from 'react-dom/client';
import { Widget } from '../app/widget.tsx';
import { InlinePlaceContext } from './inline-place.ts';
import { keepKeysInside } from './keep-keys-inside.ts';
import { readMountOptions, type MountOptions } from './mount-options.ts';
import { wornStyles } from './worn-styles.ts';

export { readMountOptions } from './mount-options.ts';

/**
 * Puts a booking form into an element of any page.
 *
 * @returns takes it away again
 * @throws TypeError when `element` is none, or the options are not those of `MountOptions`
 */
export function mount(element: HTMLElement, options: MountOptions): () => void {
  if (!(element instanceof HTMLElement)) throw new TypeError('there is no element for the form');
  const checked = readMountOptions(options);
  const host = element.appendChild(document.createElement('div'));
  const takeAway = drawInto(host, checked);
  return () => {
    takeAway();
    host.remove();
  };
}

/** Draws a form as the shadow of `host`, whose own content is then not shown. */
export function drawInto(host: HTMLElement, options: MountOptions): () => void {
  const { identifier, language, theme } = options;
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [wornStyles];
  const root = document.createElement('section');
  root.className = 'widget-root';
  if (theme) root.dataset['theme'] = theme;
  shadow.replaceChildren(root);
  root.style.setProperty('--usual-text', getComputedStyle(host).fontSize);
  const freeKeys = keepKeysInside(host);
  const drawing = createRoot(root);
  drawing.render(
    <InlinePlaceContext value={{ root, identifier, language }}>
      <Widget />
    </InlinePlaceContext>,
  );
  return () => {
    drawing.unmount();
    freeKeys();
    shadow.replaceChildren();
    shadow.adoptedStyleSheets = [];
  };
}
