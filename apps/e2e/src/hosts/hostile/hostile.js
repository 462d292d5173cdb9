/* What old libraries and careless scripts do to a page, all at once. */
/* oxlint-disable no-extend-native -- it is what the form has to live with */

// Prototypes with enumerable members, and arrays that spell themselves, as prototype.js had them.
Object.prototype.extend = function extend(source) {
  return Object.assign(this, source);
};
Array.prototype.each = Array.prototype.forEach;
Array.prototype.toJSON = function toJSON() {
  return `[${this.map((each) => JSON.stringify(each)).join(', ')}]`;
};
String.prototype.toJSON = function toJSON() {
  return `'${this}'`;
};

// A page that counts its requests.
const plainFetch = window.fetch;
window.fetch = function countedFetch(...words) {
  window.requests = (window.requests ?? 0) + 1;
  return plainFetch.apply(this, words);
};

// A page that keeps no foreign attributes.
const known = ['class', 'id', 'lang', 'href', 'src', 'async', 'charset', 'rel'];
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    for (const node of [target, ...addedNodes]) {
      if (!(node instanceof HTMLElement) || !document.body?.contains(node)) continue;
      for (const name of Array.from(node.attributes, (attribute) => attribute.name)) {
        if (!known.includes(name) && node.localName !== 'stammtisch-booking') {
          node.removeAttribute(name);
        }
      }
    }
  }
}).observe(document, { subtree: true, childList: true, attributes: true });

// Shortcuts on every letter, unless somebody is typing into a field that the page can see.
window.shortcuts = [];
document.addEventListener('keydown', (event) => {
  if (event.target.localName === 'input' || event.key.length > 1) return;
  event.preventDefault();
  window.shortcuts.push(event.key);
});

// No storage, and a history that nobody else may write.
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, {
    get() {
      throw new DOMException('storage is blocked', 'SecurityError');
    },
  });
}
for (const name of ['pushState', 'replaceState']) {
  history[name] = () => {
    throw new Error('the history is the page’s');
  };
}
