import * as z from 'zod';
import { defineCall } from '../call.ts';
import { readSettings, settings } from './settings.ts';

/** The sections by name; what stands in them is checked with everything that is stored beside it. */
const sections = z.partialRecord(settings.keyof(), z.record(z.string(), z.json()));

const shared = {
  rel: 'settings',
  path: readSettings.path,
  audience: 'master',
  body: sections,
  reply: readSettings.reply,
  problems: [
    'demo-read-only',
    'feature-off',
    'master-password-required',
    'stale-version',
    'version-required',
  ],
} as const;

/**
 * JSON Merge Patch (RFC 7396): what is not named stays, `null` brings a value's default back, a list
 * is replaced as a whole. Needs `If-Match` and the master password.
 */
export const patchSettings = defineCall({
  ...shared,
  name: 'patchSettings',
  summary: 'Changes sections of the configuration',
  method: 'PATCH',
});

/** What is not named gets its default. Needs `If-Match` and the master password. */
export const replaceSettings = defineCall({
  ...shared,
  name: 'replaceSettings',
  summary: 'Replaces the whole configuration',
  method: 'PUT',
});
