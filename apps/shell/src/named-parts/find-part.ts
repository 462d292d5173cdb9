const named = '[aria-label], h1, h2, h3, legend, label, button, a, [role="tab"], span';

/** Whose name it is, from the inside out: a heading stands for its section, a label for its field. */
const whole = 'section, article, fieldset, [role="group"], [role="radiogroup"]';

/**
 * The part of a page that has a name, as a screen reader would find it: the section below a heading,
 * the field beside a label, the button with the words on it. Undefined while it cannot be seen.
 */
export function findPart(page: ParentNode, name: string): HTMLElement | undefined {
  const bearers = [...page.querySelectorAll<HTMLElement>(named)].filter(
    (element) => wordsOf(element) === name && isSeen(element),
  );
  const [first] = bearers.toSorted((left, right) => rankOf(left) - rankOf(right));
  return first === undefined ? undefined : partOf(first);
}

/** The words that name it; what is hidden from a screen reader, such as an asterisk, is none of them. */
function wordsOf(element: HTMLElement): string {
  return (element.getAttribute('aria-label') ?? heard(element)).trim();
}

function heard(node: Node): string {
  if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
  if (node.childNodes.length === 0) return node.textContent ?? '';
  return [...node.childNodes].map((child) => heard(child)).join('');
}

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Headings before labels, labels before mere words that happen to be the same. */
function rankOf({ tagName, role }: HTMLElement): number {
  const order = [/^H[1-3]$/, /^(LEGEND|LABEL)$/, /^(BUTTON|A)$/];
  const place = order.findIndex((pattern) => pattern.test(tagName));
  if (place >= 0) return place;
  return tagName === 'SPAN' && role === null ? 9 : 3;
}

function partOf(element: HTMLElement): HTMLElement {
  if (element.hasAttribute('aria-label') || element.matches('button, a')) return element;
  const { id } = element;
  const owner = id === '' ? null : element.closest<HTMLElement>(`[aria-labelledby~="${id}"]`);
  if (owner !== null) return owner;
  // A switch lies within its own label.
  if (element.matches('label:has(input)')) return element;
  if (element.matches('label, span')) return element.parentElement ?? element;
  return element.closest<HTMLElement>(whole) ?? element;
}
