import * as z from 'zod/mini';

export const identifierParams = z.object({
  identifier: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
});

/** Of an event of `listPublicEvents`: what is asked for is a place there, at its hours. */
export const eventId = z.string().check(z.regex(/^[\da-f-]{36}$/, 'not an event'));

export const onlineField = z.object({
  name: z.enum([
    'anrede',
    'forename',
    'lastname',
    'company',
    'phone',
    'email',
    'comment',
    'allowsNewsletter',
  ]),
  mandatory: z.boolean(),
});

/** In every language of the guests, filled up from the others. */
export const words = z.object({ de: z.string(), en: z.string(), fr: z.string() });

/**
 * What the booking form needs to draw itself; nothing that a guest should not know. Apart from its
 * links, because the widget reads those with less code than a schema of any links takes.
 */
export const publicRestaurant = z.object({
  identifier: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  website: z.string(),
  privacyPolicyUrl: z.string(),
  timeZone: z.string(),
  /** Today in the restaurant's zone, YYYY-MM-DD. */
  today: z.string(),
  /** The next day with an opening that can be booked, YYYY-MM-DD. */
  nextOpenDay: z.nullable(z.string()),
  lastDay: z.string(),
  active: z.boolean(),
  confirmAtOnce: z.boolean(),
  minPersons: z.int(),
  maxPersons: z.int(),
  welcomeText: words,
  /** What guests agree to, word by word. */
  consentTexts: z.object({ privacy: words, terms: words, newsletter: words, dataStorage: words }),
  /** Empty where the house has no terms. */
  termsUrl: z.string(),
  /** On a full day guests may put themselves on the waiting list. */
  waitingListWhenFull: z.boolean(),
  /** Visible fields in their order. */
  fields: z.array(onlineField),
  primarycolor: z.string(),
  secondarycolor: z.string(),
  customCss: z.string(),
});
