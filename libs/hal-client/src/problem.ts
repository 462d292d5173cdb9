import type { SchemaIssue } from './schema.ts';

export interface ProblemFields {
  /** Last path segment of the problem's `type` URI: `table-taken`. */
  type: string;
  /** HTTP status; -1 when nothing was reached, 0 when nothing was sent. */
  status: number;
  /** Translation key for what a person sees. */
  key: string;
  title?: string;
  detail?: string;
  errors?: SchemaIssue[];
  extensions?: Record<string, unknown>;
}

/** A refusal or failure of a request, in the shape of RFC 9457 wherever it came from. */
export class ProblemError extends Error implements ProblemFields {
  override readonly name = 'ProblemError';
  readonly type: string;
  readonly status: number;
  readonly key: string;
  readonly title: string;
  readonly detail: string | undefined;
  readonly errors: SchemaIssue[];
  /** Members beyond the standard ones; what they hold depends on the type. */
  readonly extensions: Record<string, unknown>;

  constructor(fields: ProblemFields, options?: ErrorOptions) {
    super(fields.detail ?? fields.title ?? fields.type, options);
    this.type = fields.type;
    this.status = fields.status;
    this.key = fields.key;
    this.title = fields.title ?? fields.type;
    this.detail = fields.detail;
    this.errors = fields.errors ?? [];
    this.extensions = fields.extensions ?? {};
  }
}

export function isProblem(error: unknown, type?: string): error is ProblemError {
  return error instanceof ProblemError && (type === undefined || error.type === type);
}

/** Nothing was reached and no cached copy could stand in. */
export function offlineProblem(cause: unknown): ProblemError {
  return new ProblemError(
    { type: 'offline', status: -1, key: 'WE_ARE_ON_IT', title: 'The server cannot be reached' },
    { cause },
  );
}

export function sessionLostProblem(): ProblemError {
  return new ProblemError({
    type: 'please-login',
    status: 401,
    key: 'PLEASE_LOGIN',
    title: 'The session has ended',
  });
}

/** Reads an error response; a body that is no problem document becomes a generic problem. */
export async function readProblem(response: Response): Promise<ProblemError> {
  const body = parseObject(await response.text());
  if (body === undefined) return genericProblem(response);
  const { type, title, status, detail, key, errors, ...extensions } = body;
  if (typeof type !== 'string' && typeof key !== 'string') return genericProblem(response);
  const fallback = genericProblem(response);
  return new ProblemError({
    type: typeof type === 'string' ? lastSegment(type) : fallback.type,
    status: typeof status === 'number' ? status : response.status,
    key: typeof key === 'string' ? key : fallback.key,
    title: typeof title === 'string' ? title : fallback.title,
    ...(typeof detail === 'string' && { detail }),
    errors: Array.isArray(errors) ? errors.filter(isSchemaIssue) : [],
    extensions,
  });
}

const keyOfStatus: Record<number, string> = {
  401: 'PLEASE_LOGIN',
  404: 'NOT_FOUND',
  429: 'TOO_MANY_REQUESTS',
  502: 'WE_ARE_ON_IT',
  503: 'WE_ARE_ON_IT',
  504: 'WE_ARE_ON_IT',
};

function genericProblem(response: Response): ProblemError {
  return new ProblemError({
    type: 'about:blank',
    status: response.status,
    key: keyOfStatus[response.status] ?? 'ERROR_OCCURED_CONTACT_US',
    title: response.statusText || `HTTP ${response.status}`,
  });
}

function lastSegment(type: string): string {
  return type.split('/').findLast((segment) => segment !== '') ?? type;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    // A proxy's HTML page is an answer too, only not a problem document.
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSchemaIssue(value: unknown): value is SchemaIssue {
  return (
    isRecord(value) &&
    typeof value['pointer'] === 'string' &&
    typeof value['code'] === 'string' &&
    typeof value['message'] === 'string'
  );
}
