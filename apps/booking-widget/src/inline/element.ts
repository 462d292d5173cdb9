const tag = 'stammtisch-booking';

/**
 * `<stammtisch-booking identifier="my-restaurant" language="de" theme="light">`. What stands in it
 * is shown until the form has come, and when it never comes.
 */
class BookingElement extends HTMLElement {
  #takeAway: (() => void) | undefined;

  connectedCallback(): void {
    void this.#show();
  }

  disconnectedCallback(): void {
    this.#takeAway?.();
    this.#takeAway = undefined;
  }

  async #show(): Promise<void> {
    const { drawInto, readMountOptions } = await import('./mount.tsx');
    if (!this.isConnected || this.#takeAway) return;
    const options = readMountOptions({
      identifier: this.#wish('identifier'),
      language: this.#wish('language'),
      theme: this.#wish('theme'),
    });
    this.#takeAway = drawInto(this, options);
  }

  #wish(attribute: string): string | undefined {
    return this.getAttribute(attribute) ?? undefined;
  }
}

// Twice the same line of script in a page is no mistake worth an error.
if (!customElements.get(tag)) customElements.define(tag, BookingElement);
