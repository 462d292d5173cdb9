import * as z from 'zod/mini';

/** A HAL link (draft-kelly-json-hal-11 §5). `templated` hrefs are RFC 6570 templates. */
export const halLink = z.object({
  href: z.string(),
  templated: z.optional(z.boolean()),
  title: z.optional(z.string()),
  name: z.optional(z.string()),
});

export const halLinks = z.record(z.string(), z.union([halLink, z.array(halLink)]));
export type HalLinks = z.infer<typeof halLinks>;

/** A resource: its own fields beside its links. */
export function hal<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.object({ ...shape, _links: halLinks });
}

/** A page of resources under one relation; `total` counts all pages. */
export function halCollection<Rel extends string, Item extends z.core.$ZodType>(
  rel: Rel,
  item: Item,
) {
  return z.object({
    total: z.int().check(z.nonnegative()),
    page: z.int().check(z.positive()),
    pageSize: z.int().check(z.positive()),
    _links: halLinks,
    _embedded: z.object({ [rel]: z.array(item) } as { [K in Rel]: z.ZodMiniArray<Item> }),
  });
}
