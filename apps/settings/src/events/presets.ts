import type { EventValues } from './event-values.ts';

export const presetNames = ['rest-day', 'closed-hours', 'private', 'event'] as const;
export type PresetName = (typeof presetNames)[number];

const shut = { bookable: false, onlineBookable: false, eventOnly: true, internalOnly: false };
const wholeDay = { startTime: '00:00', endTime: '23:59' };
const evening = { startTime: '18:00', endTime: '22:00' };

/** What each kind of entry starts from; the derived types of specification §4. */
const presets: Readonly<Record<PresetName, Partial<EventValues>>> = {
  'rest-day': { ...shut, ...wholeDay },
  'closed-hours': { ...shut, ...evening },
  private: { bookable: true, onlineBookable: false, eventOnly: false, internalOnly: true },
  event: { bookable: true, onlineBookable: true, eventOnly: false, internalOnly: false },
};

export function applyPreset(values: EventValues, name: PresetName): EventValues {
  const preset = presets[name];
  // Hours that somebody entered stay, where the kind leaves them a choice.
  const isWhole = values.startTime === '00:00' && values.endTime === '23:59';
  const keepsTimes = name === 'closed-hours' && !isWhole;
  const { startTime, endTime } = values;
  return { ...values, ...preset, ...(keepsTimes && { startTime, endTime }) };
}

/** A new one of that kind; an evening unless the kind says otherwise. */
export function startFrom(values: EventValues, name: PresetName): EventValues {
  const hours = name === 'rest-day' ? wholeDay : evening;
  return applyPreset({ ...values, ...hours }, name);
}
