import * as z from 'zod/mini';

// Strangers call this, so what they hand over is looked at.
const mountOptions = z.object({
  /** The restaurant's identifier, as in `/#/at/{identifier}`. */
  identifier: z.string().check(z.regex(/^[a-z\d-]{1,80}$/i)),
  /** Without it the browser's languages decide. */
  language: z.optional(z.enum(['de', 'en', 'fr'])),
  /** Without it the guest's device decides. */
  theme: z.optional(z.enum(['light', 'dark'])),
});

export type MountOptions = z.infer<typeof mountOptions>;

/** @throws TypeError which says what is wrong */
export function readMountOptions(options: unknown): MountOptions {
  const read = mountOptions.safeParse(options);
  if (read.success) return read.data;
  const wrong = read.error.issues.map(({ path }) => path.join('.') || 'the options');
  throw new TypeError(`the booking form does not understand ${wrong.join(', ')}`);
}
