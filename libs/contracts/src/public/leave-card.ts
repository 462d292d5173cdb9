import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { email, language, text } from '../fields/text.ts';
import { hal } from '../hal.ts';
import { identifierParams } from './restaurant.ts';

export const cardId = z.string().check(z.regex(/^[\da-f-]{36}$/, 'not a card'));

export const leftCard = hal({
  id: z.string(),
  /** OPEN: the provider's page waits. SAVED: the booking can be made with it. OVER: begin again. */
  state: z.enum(['OPEN', 'SAVED', 'OVER']),
  /** `visa 4242`; empty until it is saved. */
  card: z.string(),
  /** The provider's page; nothing of a card touches this server. */
  url: z.nullable(z.string()),
});
export type LeftCard = z.infer<typeof leftCard>;

/** Opens the provider's page for a card. The terms are kept in the words that the guest read. */
export const leaveCard = defineCall({
  name: 'leaveCard',
  summary: 'Lets a guest leave a card for their booking',
  rel: 'cards',
  method: 'POST',
  path: '/api/1/public/restaurants/:identifier/cards',
  audience: 'public',
  params: identifierParams,
  body: z.strictObject({
    acceptsPolicy: z.literal(true),
    language: z._default(language, 'de'),
    /** For the provider's page and receipt. */
    email,
    name: z._default(text(200), ''),
  }),
  status: 201,
  reply: leftCard,
  problems: ['payment-not-configured', 'card-not-possible'],
});

export const readCard = defineCall({
  name: 'readCard',
  summary: 'Tells whether a guest’s card has been saved',
  rel: 'self',
  method: 'GET',
  path: '/api/1/public/restaurants/:identifier/cards/:cardId',
  audience: 'public',
  params: z.object({ ...identifierParams.shape, cardId }),
  reply: leftCard,
});
