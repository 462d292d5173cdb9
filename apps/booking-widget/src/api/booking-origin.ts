/** Whom the widget asks: the host that its own page came from. */
export const bookingOrigin = window.location.origin;
