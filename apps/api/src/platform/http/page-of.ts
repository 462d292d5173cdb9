export interface Page {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Of all pages together. */
  total: number;
}

/** What every paged collection says: how many there are, which page this is, and where the next one is. */
export function pageOf(path: string, { page, pageSize, total }: Page) {
  const hrefOf = (to: number) => ({
    href: `${path}${path.includes('?') ? '&' : '?'}page=${to}`,
  });
  return {
    total,
    page,
    pageSize,
    _links: {
      self: hrefOf(page),
      ...(page * pageSize < total && { next: hrefOf(page + 1) }),
    },
  };
}
