/** specification §9: a device counts as narrow below this many CSS pixels. */
export const narrowThreshold = 750;

export const narrowQuery = `(max-width: ${String(narrowThreshold - 0.02)}px)`;
