import { defaultTagColor } from '@stammtisch/contracts/tag/tag';

/** Colours that are told apart at a glance, the specification's default first. */
export const palette = [
  { name: 'green', color: defaultTagColor },
  { name: 'teal', color: '#0f766e' },
  { name: 'blue', color: '#1d4ed8' },
  { name: 'violet', color: '#6d28d9' },
  { name: 'pink', color: '#be185d' },
  { name: 'red', color: '#b91c1c' },
  { name: 'orange', color: '#f47721' },
  { name: 'yellow', color: '#eab308' },
  { name: 'brown', color: '#78350f' },
  { name: 'grey', color: '#57534e' },
] as const;

/** What nearly every house calls its guests by. */
export const suggestions = [
  { name: 'regular', color: '#15b421' },
  { name: 'vip', color: '#6d28d9' },
  { name: 'birthday', color: '#1d4ed8' },
  { name: 'allergy', color: '#b91c1c' },
  { name: 'high-chair', color: '#0f766e' },
  { name: 'dog', color: '#78350f' },
  { name: 'window', color: '#eab308' },
  { name: 'wheelchair', color: '#57534e' },
] as const;
