import * as z from 'zod';
import { foundField } from './found-field.ts';
import { pageGuide } from './page-guide.ts';

/** `reservation.day`: the noun and what is done with it; routes are addressed by it, never by path. */
export const routeId = z.string().regex(/^[a-z][a-z-]*(\.[a-z][a-z-]*)+$/);

/** A path in react-router's syntax: `/newReservation/:id?`. */
export const routePath = z.string().regex(/^\/[\w\-/:?]*$/);

/** `masterPassword`: the page opens only after the restaurant's master password (specification §2). */
export const routeGuard = z.enum(['masterPassword']);
export type RouteGuard = z.infer<typeof routeGuard>;

export const remoteRoute = z.strictObject({
  id: routeId,
  path: routePath,
  /** Other spellings that open the same page. */
  aliases: z.array(routePath).default([]),
  /** The module that the remote exposes for it, `./day`. */
  expose: z.string().regex(/^\.\/[a-z][a-z-]*$/),
  auth: z.enum(['staff', 'none']).default('staff'),
  guards: z.array(routeGuard).default([]),
  /** What the last-URL memory stores: the path visited, another path, or nothing. */
  rememberAs: z.union([routePath, z.literal('self'), z.literal('never')]).default('self'),
  titleKey: z.string(),
  // Since host contract 1.2: whoever says one of these needs ^1.2.0.
  /** What the page is for, in one sentence: beside its name on the overview of the settings. */
  leadKey: z.string().optional(),
  guide: pageGuide.optional(),
  /** What the search over all settings finds on it. */
  fields: z.array(foundField).optional(),
});
export type RemoteRoute = z.infer<typeof remoteRoute>;
export type RemoteRouteInput = z.input<typeof remoteRoute>;

/** Where the navigation shows an entry: the day's work, or the settings. */
export const navSection = z.enum(['service', 'guests', 'insight', 'settings']);
export type NavSection = z.infer<typeof navSection>;

export const navEntry = z.strictObject({
  section: navSection,
  /** Ascending within its section; unique in a release. */
  order: z.int().nonnegative(),
  route: routeId,
  labelKey: z.string(),
  /** A name of the shell's icon set; an unknown one shows a plain dot. */
  icon: z.string(),
  /** A retained topic whose data is a count to show beside the label. */
  badgeTopic: z.string().optional(),
  /** Shown only to accounts that have this feature (specification §6). */
  flag: z.string().optional(),
});
export type NavEntry = z.infer<typeof navEntry>;
