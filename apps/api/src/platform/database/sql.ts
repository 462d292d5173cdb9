import type * as z from 'zod';

/** Text with `$1` places, and the values that go there. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A statement that answers rows of one shape. */
export interface Query<Row> extends Statement {
  readonly parse: (row: unknown) => Row;
}

type Template<Result> = (parts: TemplateStringsArray, ...values: readonly unknown[]) => Result;

/** SQL to be put into a larger statement: ``sql(row)`select ${columns} from guest` ``. */
export class Fragment {
  readonly parts: readonly string[];
  readonly values: readonly unknown[];

  constructor(parts: readonly string[], values: readonly unknown[]) {
    this.parts = parts;
    this.values = values;
  }
}

export const fragment: Template<Fragment> = (parts, ...values) => new Fragment(parts, values);

/** ``sql(row)`select name from guest where id = ${id}` ``: every value travels as a parameter. */
export function sql<Schema extends z.ZodType>(row: Schema): Template<Query<z.output<Schema>>> {
  return (parts, ...values) => ({ ...assemble(parts, values), parse: (raw) => row.parse(raw) });
}

/** A statement whose rows nobody reads. */
export const command: Template<Statement> = (parts, ...values) => assemble(parts, values);

function assemble(parts: readonly string[], values: readonly unknown[]): Statement {
  const places: unknown[] = [];
  const text = place(parts, values, places);
  return { text, values: places };
}

function place(parts: readonly string[], values: readonly unknown[], places: unknown[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1];
    if (value instanceof Fragment) return text + place(value.parts, value.values, places) + part;
    return `${text}$${places.push(value)}${part}`;
  });
}
