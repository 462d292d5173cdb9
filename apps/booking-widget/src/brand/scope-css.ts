/**
 * A style sheet whose rules reach only what lies inside `scope`. The browser reads the rules first,
 * so that a stray brace cannot close the scope.
 */
export function scopeCss(css: string, scope: string): CSSStyleSheet {
  const read = new CSSStyleSheet();
  read.replaceSync(css);
  const rules = Array.from(read.cssRules, (rule) => rule.cssText).join('\n');
  const scoped = new CSSStyleSheet();
  scoped.replaceSync(`${scope} {\n${rules}\n}`);
  return scoped;
}

/** Adopts a restaurant's own style sheet; that of another restaurant is taken off. */
export function wearCss(css: string, scope: string): void {
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== worn);
  worn = scopeCss(css, scope);
  document.adoptedStyleSheets = [...others, worn];
}

let worn: CSSStyleSheet | undefined;
