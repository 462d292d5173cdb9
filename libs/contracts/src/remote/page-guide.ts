import * as z from 'zod';

/**
 * One part of the page. It is found by its name, as a screen reader finds it: the heading, label or
 * button that says `titleKey`. A step whose part is not on the screen is left out.
 */
export const guideStep = z.strictObject({ titleKey: z.string(), textKey: z.string() });

/** The tour through one page, offered when somebody opens it for the first time (specification §2). */
export const pageGuide = z.strictObject({
  /** What the page is for, in a sentence or two. */
  welcomeKey: z.string(),
  steps: z.array(guideStep).min(1).max(8),
});
export type PageGuide = z.infer<typeof pageGuide>;
