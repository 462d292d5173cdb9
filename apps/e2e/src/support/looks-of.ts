import type { Locator } from 'playwright/test';

/** What a style sheet of another could change, apart from the width that the page leaves. */
const properties = [
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'text-align',
  'text-transform',
  'direction',
  'visibility',
  'cursor',
  'border-top-width',
  'border-top-style',
  'border-top-color',
  'border-top-left-radius',
  'padding-left',
  'margin-top',
  'box-sizing',
] as const;

export type Looks = Record<string, string>;

/** How an element is drawn. */
export function looksOf(element: Locator): Promise<Looks> {
  return element.evaluate((shown, names) => {
    const style = getComputedStyle(shown);
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  }, properties);
}
