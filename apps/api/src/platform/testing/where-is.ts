import { Client } from 'pg';

/** For tests: as the owner of the database, whom no role and no restaurant binds. */
export async function asOwner<Row>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows as Row[];
}

/** Every table of every schema in which somewhere stands who the guest was, as text or as bytes. */
export async function whereIs(url: string, name: string): Promise<string[]> {
  const hex = Buffer.from(name).toString('hex');
  const tables = await asOwner<{ name: string }>(
    url,
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const table of tables) {
    const rows = await asOwner(
      url,
      `select from ${table.name} as searched
        where searched::text ilike '%${name}%' or searched::text like '%${hex}%' limit 1`,
    );
    if (rows.length > 0) found.push(table.name);
  }
  return found;
}
