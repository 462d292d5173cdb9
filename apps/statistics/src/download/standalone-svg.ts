/** What the page's style sheets and tokens give a drawing. */
const inherited = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

/** A drawing that looks the same without the page: its colours written down, on its background. */
export function standaloneSvg(drawn: SVGSVGElement, description: string): string {
  const copy = drawn.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('a drawing was copied as something else');
  const originals = drawn.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, index) => {
    const original = originals[index];
    if (original === undefined) return;
    const style = getComputedStyle(original);
    for (const name of inherited) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute('class');
    element.removeAttribute('style');
  });
  const { width, height } = drawn.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(Math.round(width)));
  copy.setAttribute('height', String(Math.round(height)));
  copy.setAttribute('role', 'img');
  copy.removeAttribute('style');
  const title = document.createElementNS('http://www.w3.org/2000/svg', 'title');
  title.textContent = description;
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', backgroundOf(drawn));
  copy.prepend(title, ground);
  return new XMLSerializer().serializeToString(copy);
}

function backgroundOf(element: Element | null): string {
  if (element === null) return 'white';
  const { backgroundColor } = getComputedStyle(element);
  const isClear = backgroundColor === 'transparent' || backgroundColor.endsWith(', 0)');
  return isClear ? backgroundOf(element.parentElement) : backgroundColor;
}
