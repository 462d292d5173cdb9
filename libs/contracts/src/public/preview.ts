/** What passes between the settings and the form that they show in a frame, by `postMessage`. */
export const previewMessage = {
  /** From the form: it listens from now on. */
  ready: 'stammtisch:preview-ready',
  /** To the form: `{ type, restaurant, language }` as `previewBookingForm` answered. */
  show: 'stammtisch:preview',
} as const;
