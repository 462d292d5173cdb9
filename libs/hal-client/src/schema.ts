import type { StandardSchemaV1 } from '@standard-schema/spec';

/** Any schema that follows Standard Schema: zod, valibot, arktype or one written by hand. */
export type Schema<Output = unknown> = StandardSchemaV1<unknown, Output>;
export type InputOf<S> = S extends StandardSchemaV1 ? StandardSchemaV1.InferInput<S> : undefined;
export type OutputOf<S> = S extends StandardSchemaV1 ? StandardSchemaV1.InferOutput<S> : undefined;

export interface SchemaIssue {
  /** RFC 6901 pointer into the checked value; empty for the value itself. */
  pointer: string;
  code: string;
  message: string;
}

export type Checked<Output> =
  | { kind: 'valid'; value: Output }
  | { kind: 'invalid'; issues: SchemaIssue[] };

export async function check<S extends StandardSchemaV1>(
  schema: S,
  value: unknown,
): Promise<Checked<StandardSchemaV1.InferOutput<S>>> {
  const result = await schema['~standard'].validate(value);
  if (result.issues === undefined) return { kind: 'valid', value: result.value };
  return {
    kind: 'invalid',
    issues: result.issues.map((issue) => ({
      pointer: pointerOf(issue.path ?? []),
      code: 'INVALID',
      message: issue.message,
    })),
  };
}

function pointerOf(path: ReadonlyArray<PropertyKey | StandardSchemaV1.PathSegment>): string {
  return path
    .map((segment) => String(typeof segment === 'object' ? segment.key : segment))
    .map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}
