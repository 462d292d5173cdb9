import { describe, expect, it } from 'vitest';
import { sentenceOf } from './history-sentence.ts';

describe('the history reads as sentences', () => {
  it.each([
    [
      { what: 'created', from: '01.05.2026 19:30', to: 'OPEN' },
      { key: 'history.created', status: 'OPEN' },
    ],
    [
      { what: 'status', from: 'OPEN', to: 'CONFIRMED' },
      { key: 'history.status', from: 'OPEN', to: 'CONFIRMED' },
    ],
    [{ what: 'edited', from: null, to: null }, { key: 'history.edited' }],
    [
      { what: 'mail', from: null, to: 'confirmation' },
      { key: 'history.mail', mail: 'confirmation' },
    ],
    [{ what: 'deleted', from: 'CONFIRMED', to: null }, { key: 'history.deleted' }],
  ] as const)('%j', (entry, sentence) => {
    expect(sentenceOf(entry)).toEqual(sentence);
  });
});
