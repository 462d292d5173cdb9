declare const __webpack_public_path__: string;

/** Whom the widget asks: the host that its scripts came from, which is not the page's. */
export const bookingOrigin = new URL(__webpack_public_path__, window.location.href).origin;
