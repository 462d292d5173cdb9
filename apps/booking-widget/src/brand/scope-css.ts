/**
 * A style sheet whose rules reach only what lies inside `scope`. The browser reads the rules first,
 * so that a stray brace cannot close the scope.
 */
function scopeCss(css: string, scope: string): CSSStyleSheet {
  const read = new CSSStyleSheet();
  read.replaceSync(css);
  const rules = Array.from(read.cssRules, (rule) => rule.cssText).join('\n');
  const scoped = new CSSStyleSheet();
  scoped.replaceSync(`${scope} {\n${rules}\n}`);
  return scoped;
}

const worn = new WeakMap<HTMLElement, CSSStyleSheet>();

/** Adopts a restaurant's own style sheet around `root`; that of another restaurant is taken off. */
export function wearCss(css: string, root: HTMLElement): void {
  const tree = root.getRootNode();
  if (!(tree instanceof Document || tree instanceof ShadowRoot)) return;
  const others = tree.adoptedStyleSheets.filter((sheet) => sheet !== worn.get(root));
  const sheet = scopeCss(css, '.booking-widget');
  worn.set(root, sheet);
  tree.adoptedStyleSheets = [...others, sheet];
}
