import { readSettings } from '@stammtisch/contracts/settings/settings';
import { answer } from '../platform/http/answer.ts';
import type { House } from './house.ts';

export const settingsHref = readSettings.path;

export function toSettingsResource({ settings }: House) {
  return { ...settings, _links: { self: { href: settingsHref } } };
}

export function answerWithSettings(house: House) {
  const { settingsVersion, settingsUpdatedAt } = house;
  return answer(toSettingsResource(house), {
    version: settingsVersion,
    modifiedAt: settingsUpdatedAt,
  });
}
