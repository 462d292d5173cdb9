import type { FoundField } from '@stammtisch/contracts/remote/found-field';

/** What the search over all settings finds, page by page; `words` are what others call it. */
const named = (labelKeys: readonly string[], search?: Record<string, string>): FoundField[] =>
  labelKeys.map((labelKey) => ({ labelKey, ...(search && { search }) }));

const also = (labelKey: string, wordsKey: string): FoundField => ({ labelKey, wordsKey });

export const infoFields: FoundField[] = [
  ...named([
    'restaurant-infos.name',
    'restaurant-infos.phone',
    'restaurant-infos.email',
    'restaurant-infos.address',
    'restaurant-infos.country',
    'restaurant-infos.website',
    'restaurant-infos.privacy-policy',
    'restaurant-infos.terms',
    'restaurant-infos.bills',
    'restaurant-infos.logo',
  ]),
  also('restaurant-infos.password', 'search-words.password'),
  ...named(['restaurant-infos.master']),
];

export const hoursFields: FoundField[] = [
  also('hours.title', 'search-words.hours'),
  also('clock.title', 'search-words.clock'),
  also('pace.title', 'search-words.pace'),
  also('stay.title', 'search-words.stay'),
  ...named(['stay.usual', 'stay.evening']),
  also('assignment.title', 'search-words.assignment'),
  also('guard.threshold', 'search-words.guard'),
  ...named(['guard.editor']),
  also('fields.title', 'search-words.fields'),
  ...named(['guest-view.title']),
];

export const onlineFields: FoundField[] = [
  ...named(
    [
      'online.active',
      'online.confirm',
      'online.waiting-list',
      'online.min-persons',
      'online.max-persons',
      'online.max-free-seats',
      'online.lead-time',
      'online.max-days',
      'online.event-lock',
      'online.may-cancel',
      'online.may-change',
      'online.free-window',
    ],
    { tab: 'rules' },
  ),
  ...named(['online.part-card', 'online.card-amount'], { tab: 'card' }),
  ...named(['online.part-fields'], { tab: 'form' }),
  ...named(['online.part-welcome', 'online.part-consent', 'online.terms-url'], { tab: 'texts' }),
  ...named(['online.part-css'], { tab: 'style' }),
  { ...also('online.part-link', 'search-words.embed'), search: { tab: 'embed' } },
  ...named(['online.part-frame', 'online.part-script'], { tab: 'embed' }),
];

export const eventFields: FoundField[] = [
  also('events.new', 'search-words.events'),
  also('events.import', 'search-words.calendars'),
];

export const mailFields: FoundField[] = [
  also('mails.texts', 'search-words.mails'),
  ...named(['mails.when', 'mails.days-ahead', 'mails.sender']),
  also('mails.sender-name', 'search-words.sender'),
  ...named(['mails.reply-address', 'mails.house', 'mails.links']),
];

export const feedbackFields: FoundField[] = named([
  'feedback.active',
  'feedback.days-after',
  'feedback.words',
]);

export const generalFields: FoundField[] = [
  also('general-settings.colors', 'search-words.colors'),
  ...named(['general-settings.primary', 'general-settings.secondary']),
  also('general-settings.employees', 'search-words.employees'),
  ...named(['general-settings.pre-orders', 'general-settings.companions']),
];

export const coronaFields: FoundField[] = [also('corona-settings.ask', 'search-words.corona')];

export const privacyFields: FoundField[] = [
  also('privacy.counts', 'search-words.privacy'),
  ...named(['privacy.export', 'privacy.retention', 'privacy.anonymize']),
];

export const phoneFields: FoundField[] = [
  also('phone-system.connected', 'search-words.phone'),
  ...named(['phone-system.trial', 'phone-system.calls']),
];
