import * as z from 'zod';

/** A page of the web, which a browser may open without running anything; empty where there is none. */
export const webAddress = z.union(
  [z.literal(''), z.url({ protocol: /^https?$/ }).max(500)],
  'not an http(s) address',
);
