// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { findPart } from './find-part.ts';

/** A page as it is drawn; what is marked hidden takes no room. */
function draw(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  return document.body;
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    const list = this.closest('[hidden]') === null ? [new DOMRect()] : [];
    return Object.assign(list, { item: () => null });
  });
});

test.each([
  [
    'a heading stands for its section',
    '<section id="part" aria-labelledby="h"><header><h2 id="h">Takt</h2></header></section>',
  ],
  ['a region is named by itself', '<section id="part" aria-label="Takt"></section>'],
  [
    'a label stands for its field',
    '<div id="part"><label for="f">Takt</label><input id="f"></div>',
  ],
  [
    'a button has its words',
    '<p>Der Takt</p><button id="part"><svg></svg><span>Takt</span></button>',
  ],
  [
    'the asterisk of a mandatory field is no part of its name',
    '<div id="part"><label>Takt<span aria-hidden="true">*</span></label></div>',
  ],
  [
    'a switch lies within its label',
    '<div><label id="part"><input type="checkbox">Takt</label></div>',
  ],
  [
    'a heading comes before words that are the same',
    '<p><span>Takt</span></p><article id="part"><h2>Takt</h2></article>',
  ],
  [
    'what is not seen is passed by',
    '<div hidden><button>Takt</button></div><div id="part"><label>Takt</label></div>',
  ],
])('%s', (_, markup) => {
  expect(findPart(draw(markup), 'Takt')?.id).toBe('part');
});

test('a part that is not there is not found', () => {
  expect(findPart(draw('<h2>Taktik</h2>'), 'Takt')).toBeUndefined();
});
