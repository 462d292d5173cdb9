import * as z from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../fields/time.ts';
import { hal } from '../hal.ts';

/**
 * What a house agrees to, and the version of its text that is shown today. A changed text gets the
 * next number: what was accepted before stays on record with the number that it had.
 */
export const declarationVersions = {
  /** Whoever takes guests' data out of the house answers for what becomes of it. */
  'guest-export': 1,
  /** It cannot be undone. */
  anonymization: 1,
  /** The contract on data processing that both addons need (specification §5). */
  'data-processing-contract': 1,
  /** The card payment provider's own declaration (specification §3). */
  'payment-provider': 1,
  /** Consent to use an addon (specification §5). */
  'addon-payment': 1,
  'addon-cash-register-sync': 1,
} as const satisfies Readonly<Record<string, number>>;

export type DeclarationType = keyof typeof declarationVersions;
export const declarationType = z.enum([
  'guest-export',
  'anonymization',
  'data-processing-contract',
  'payment-provider',
  'addon-payment',
  'addon-cash-register-sync',
] satisfies [DeclarationType, ...DeclarationType[]]);

const version = z.int().min(1);

/** Who agreed to which text, and when. It is never changed. */
const acceptance = z.object({
  type: declarationType,
  version,
  acceptedAt: instant,
  /** The e-mail address of the account. */
  acceptedBy: z.string(),
});

export const declaration = hal({
  type: declarationType,
  /** The text that is shown today. */
  version,
  /** The latest acceptance of that text; null when it has to be accepted yet. */
  acceptance: z.nullable(acceptance),
  /** Every acceptance of any version, the latest first, at most 100. */
  history: z.array(acceptance),
});
export type Declaration = z.infer<typeof declaration>;

const params = z.object({ declarationType });
const path = '/api/1/data-protection-declaration';

export const readDeclaration = defineCall({
  name: 'readDeclaration',
  summary: 'Tells whether a declaration was accepted, by whom, when and in which version',
  rel: 'data-protection-declaration',
  method: 'GET',
  path: `${path}/:declarationType`,
  audience: 'staff',
  params,
  reply: declaration,
});

/** Another version than today's is refused: its text is not what was read. */
export const acceptDeclarationOfType = defineCall({
  name: 'acceptDeclarationOfType',
  summary: 'Accepts the declaration in the version that was read',
  rel: 'data-protection-declaration',
  method: 'POST',
  path: `${path}/:declarationType`,
  audience: 'staff',
  params,
  body: z.strictObject({ version }),
  status: 201,
  reply: declaration,
});

export const acceptDeclaration = defineCall({
  name: 'acceptDeclaration',
  summary: 'Accepts a declaration in the version that was read',
  rel: 'data-protection-declarations',
  method: 'POST',
  path,
  audience: 'staff',
  body: z.strictObject({ type: declarationType, version }),
  status: 201,
  reply: declaration,
});
