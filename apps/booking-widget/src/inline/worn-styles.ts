/** The widget's style sheet: one for all forms of a page, and never in the page itself. */
export const wornStyles = new CSSStyleSheet();

const texts: string[] = [];

/**
 * style-loader hands every style sheet of the widget over, when its file is loaded. `rem` would
 * follow the page's own `html` element, so it becomes the guest's usual text size.
 */
// oxlint-disable-next-line import/no-default-export -- style-loader imports it so
export default function wear(css: string): void {
  texts.push(css.replaceAll(/(?<![\w.#-])(\d*\.?\d+)rem\b/g, 'calc($1 * var(--usual-text))'));
  wornStyles.replaceSync(texts.join('\n'));
}
