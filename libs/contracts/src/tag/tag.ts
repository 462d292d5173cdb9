import * as z from 'zod';
import { defineCall } from '../call.ts';
import { text } from '../fields/text.ts';
import { hal, halCollection } from '../hal.ts';

export const tagName = text(40, 1);

/** Specification §9: default tag #15b421. */
export const defaultTagColor = '#15b421';

const tagFields = z.strictObject({
  name: tagName,
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'not a colour (#rrggbb)')
    .transform((color) => color.toLowerCase())
    .default(defaultTagColor),
});

export const tag = hal({
  id: z.uuid(),
  version: z.int(),
  name: z.string(),
  color: z.string(),
  /** Reservations and guests that carry it. */
  usageCount: z.int(),
});
export type TagReply = z.infer<typeof tag>;

const tagParams = z.object({ tagId: z.uuid() });

export const listTags = defineCall({
  name: 'listTags',
  summary: 'Lists the tags in the order of their names',
  rel: 'tags',
  method: 'GET',
  path: '/api/1/tags',
  audience: 'staff',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  reply: halCollection('tags', tag),
});

/** A tag that was deleted comes back by its name: who carried it still does. */
export const createTag = defineCall({
  name: 'createTag',
  summary: 'Makes a tag',
  rel: 'tags',
  method: 'POST',
  path: '/api/1/tags',
  audience: 'staff',
  body: tagFields,
  status: 201,
  reply: tag,
  problems: ['name-in-use'],
});

/** Needs `If-Match`. Reservations and guests that carry the tag get its new name. */
export const replaceTag = defineCall({
  name: 'replaceTag',
  summary: 'Renames a tag or changes its colour',
  rel: 'self',
  method: 'PUT',
  path: '/api/1/tags/:tagId',
  audience: 'staff',
  params: tagParams,
  body: tagFields,
  reply: tag,
  problems: ['name-in-use', 'stale-version', 'version-required'],
});

/** Who carries the tag keeps its word, in the default colour, unless another tag takes its place. */
export const deleteTag = defineCall({
  name: 'deleteTag',
  summary: 'Deletes a tag',
  rel: 'delete',
  method: 'DELETE',
  path: '/api/1/tags/:tagId',
  audience: 'staff',
  params: tagParams,
  query: z.strictObject({ replaceBy: z.optional(tagName) }),
  status: 204,
  reply: z.undefined(),
});
