import * as z from 'zod';

const number = z.coerce.number().int().nonnegative();

/** The parts of the provider's replies that are looked at (ready2order API v1). */
export const company = z.object({ company_id: number, company_name: z.string().nullable() });

export const tables = z.array(z.object({ table_id: number, table_name: z.string() }));

/** What is ordered and not paid. */
export const orders = z.array(
  z.object({
    order_id: number,
    table_id: number.nullable(),
    order_created_at: z.string(),
  }),
);

export const invoices = z.object({
  invoices: z.array(
    z.object({
      invoice_id: number,
      table_id: number.nullish(),
      invoice_timestamp: z.string(),
      invoice_deleted_at: z.string().nullish(),
      invoice_total: z.coerce.number().nullish(),
      items: z
        .array(z.object({ table_id: number.nullish(), item_timestamp: z.string().nullish() }))
        .nullish(),
    }),
  ),
});
export type Invoice = z.output<typeof invoices>['invoices'][number];
